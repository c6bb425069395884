export interface Reviewed {
  rule: string
  /** axe's key of why it could not tell; '' where it gives none. */
  key: string
  /**
   * Where, a CSS selector that the element itself answers to; '*' where anything may lie half under something else. The
   * same at another place has not been looked at.
   */
  at: string
  /** What was looked at, and why it is all right. */
  reason: string
}

/** Results axe leaves 'incomplete' that a person has looked at. Anything else it cannot decide fails the story. */
export const REVIEWED: readonly Reviewed[] = [
  {
    rule: 'heading-order',
    key: '',
    at: '*',
    reason:
      'axe lists the headings first and judges them later; meanwhile a scrolled virtual list has replaced a row. ' +
      'Every row is an h2 below the one h1 of the screen.',
  },
  {
    rule: 'color-contrast',
    key: 'elmPartiallyObscured',
    at: '*',
    reason: 'A row half under the sticky header or the edge of the window: what shows of it is as it is elsewhere.',
  },
  {
    rule: 'color-contrast',
    key: 'emptyValue',
    at: 'input, textarea',
    reason:
      'An empty field under the bar that Save stays in view with: axe gives this key in place of the one for what is ' +
      'covered. Out from under it, the field is as it is elsewhere.',
  },
  {
    rule: 'color-contrast',
    key: 'bgOverlap',
    at: '*',
    reason:
      'A label under its own transparent radio button, text under a stretched link, a screen under its sticky header: ' +
      'nothing opaque lies between. Every pair of colours is measured in packages/ui/src/styles/contrast.test.ts.',
  },
  {
    rule: 'color-contrast',
    key: 'elmPartiallyObscuring',
    at: '*',
    reason:
      'The link of a name that is cut after two lines: what is cut off lies, unseen, over the lines below. Its colour is ' +
      'that of every other name.',
  },
  {
    rule: 'color-contrast',
    key: 'shortTextContent',
    at: '*',
    reason:
      'A figure of one digit that its table, which scrolls at 320 px, cuts off: axe measures what lies under it there. In ' +
      'sight the same cell has the colours of the row, which are judged.',
  },
  ...['partiallyObscuredNonTabbable', 'nonTabbableNeighbor'].map((key) => ({
    rule: 'target-size',
    key,
    at: 'button[aria-label^="Remove "]',
    reason:
      'The button of a chip that the open list of its field lies over: an option of a list is no stop of its own. With ' +
      'the list closed it is 24 px, and judged so in every other story of the pickers.',
  })),
]
