/** Puts a text on the clipboard. Rejects where a browser has none or keeps it to itself. */
export const writeClipboard = async (text: string): Promise<void> => navigator.clipboard.writeText(text)
