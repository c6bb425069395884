/** What the keys beside the space bar are called on the reader's machine. */
export const keyNames = (platform = navigator.platform): { command: string; alt: string } =>
  /^(?:mac|ip)/i.test(platform) ? { command: '⌘', alt: '⌥' } : { command: 'Ctrl', alt: 'Alt' }
