/** What Storybook's reader of comments adds to a component. */
interface Told {
  __docgenInfo?: { description?: string }
}

/**
 * Parameters of stories that are told through a component of their own: their docs page says what `part` is, in the
 * words of the comment above it.
 */
export const about = <P extends { docs?: object }>(part: object, parameters: P) => {
  const { __docgenInfo: told } = part as Told
  return { ...parameters, docs: { ...parameters.docs, description: { component: told?.description ?? '' } } }
}
