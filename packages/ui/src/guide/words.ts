/** How the kinds of text are built, each with texts of the product. */
export const FORMS = [
  { kind: 'Button', form: 'A verb, and its object where it is not plain', says: ['Approve', 'Add magazine', 'Retry'] },
  { kind: 'Link', form: 'Where it leads', says: ['View title', 'Back to Admin'] },
  { kind: 'Heading of a screen', form: 'The place or the thing itself', says: ['Edit approvals', 'Lantern Harbour'] },
  { kind: 'Label', form: 'A noun, without a colon', says: ['Publication year', 'Review comment'] },
  { kind: 'Hint', form: 'A sentence with a full stop', says: ['The editor will read it.'] },
  { kind: 'It is loading', form: 'What is on its way', says: ['Loading edits'] },
  { kind: 'It is under way', form: 'The verb with an ellipsis', says: ['Saving…', 'Deleting…'] },
  {
    kind: 'It worked',
    form: 'What happened, as the specification says it',
    says: ['Manga updated successfully', 'Edit approved successfully'],
  },
  {
    kind: 'It waits for somebody',
    form: 'What happens next',
    says: ['Edit proposal submitted successfully and is awaiting approval'],
  },
  { kind: 'Age', form: 'The number and the unit; the exact time on hover', says: ['12m ago', '3h ago', '2d ago'] },
  { kind: 'Not known', form: 'Said, and never shown as 0', says: ['not available'] },
] as const
