/** What a page of the guide names, and the file (below `src`) that has it: a test fails when it has not any more. */
export interface Named {
  /** A class, or another piece of the source, letter by letter. */
  is: string
  at: string
}

/** Whether a class stands in a text as a whole: 'min-h-9' is not in 'pointer-coarse:min-h-9' or 'min-h-90'. */
export const stands = (is: string, text: string): boolean =>
  /^[\w:.[\]-]+$/.test(is)
    ? new RegExp(String.raw`(?<![\w:.-])${is.replaceAll(/[.[\]]/g, String.raw`\$&`)}(?![\w.-])`).test(text)
    : text.includes(is)
