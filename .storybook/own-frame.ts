/**
 * For a story whose steps open something, or that fills the window: on a page of several it stands in a frame of its own,
 * this high, in which its steps are played.
 */
export const ownFrame = (height: `${number}px`) => ({ docs: { story: { inline: false, height } } })
