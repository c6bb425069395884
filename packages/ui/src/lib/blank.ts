// White space, controls, format and filler characters: what leaves nothing on paper.
const UNSEEN = /^[\s\p{Z}\p{Cc}\p{Cf}\p{Cs}\p{Default_Ignorable_Code_Point}\u2800]*$/u

/** Whether a text holds nothing a person could read: all kinds of spaces, zero-width and filler characters. */
export const isBlank = (text: string): boolean => UNSEEN.test(text)
