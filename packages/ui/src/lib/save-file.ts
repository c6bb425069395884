/** Has the browser save a text as a file. */
export const saveFile = (name: string, text: string, type: string): void => {
  const url = URL.createObjectURL(new Blob([text], { type }))
  const link = document.createElement('a')
  link.href = url
  link.download = name
  link.click()
  // After the click has been dealt with; the browser holds on to what it saves.
  setTimeout(() => URL.revokeObjectURL(url))
}
