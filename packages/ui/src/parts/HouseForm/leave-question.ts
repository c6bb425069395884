const DRAFT = 'What you typed is kept as a draft and offered when you return.'

/** What is asked before an edit is left that is not being saved; null asks nothing. */
export const leaveQuestion = (logo: 'look' | 'upload' | 'remove' | 'failed' | null, isDirty: boolean) => {
  if (logo === 'look' || logo === 'upload')
    return {
      title: 'Leave while the logo is on its way?',
      body: ['The upload ends when you leave.', ...(isDirty ? [DRAFT] : [])].join(' '),
      draft: isDirty,
    }
  if (logo === 'failed')
    return {
      title: 'Leave without the logo?',
      body: ['It was not uploaded: it would have to be chosen anew.', ...(isDirty ? [DRAFT] : [])].join(' '),
      draft: isDirty,
    }
  return isDirty ? { title: 'Leave without saving?', body: DRAFT, draft: true } : null
}
