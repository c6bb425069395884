/** The scale of Foundations/Space: steps of 4 px, and what each is for. */
export const STEPS: readonly { step: number; use: string }[] = [
  { step: 0.5, use: 'Between a name and what stands close below it' },
  { step: 1, use: 'Within one thing: an icon and its word' },
  { step: 1.5, use: 'A label and its control; chips beside each other' },
  { step: 2, use: 'Buttons beside each other' },
  { step: 2.5, use: 'A group of controls and what is said of it; the sides of what is chosen from' },
  { step: 3, use: 'Rows of a list' },
  { step: 3.5, use: 'The height of a row’s padding; the sides of a notice' },
  { step: 4, use: 'Fields of a form; the padding of a card on a phone' },
  { step: 5, use: 'The padding of a card; cards below each other' },
  { step: 6, use: 'Columns; parts of a screen' },
  { step: 8, use: 'Sections of a long page' },
  { step: 10, use: 'Around an empty or a failed place' },
  { step: 12, use: 'Above and below a message that has the page for itself' },
]
