/** '2 covers not uploaded yet' */
export const coversLeft = (count: number): string => `${count} ${count === 1 ? 'cover' : 'covers'} not uploaded yet`
/** '2 covers are not uploaded yet' */
export const coversAreLeft = (count: number): string =>
  `${count} ${count === 1 ? 'cover is' : 'covers are'} not uploaded yet`

/** What is asked before they are left; `where` tells where they are offered, if not in the same place. */
export const coversQuestion = (count: number, where = '') => ({
  title: coversAreLeft(count),
  body: `${count === 1 ? 'It is' : 'They are'} kept, and offered${where} when you come back.`,
  draft: true,
})
