/** Whether nothing may move by itself: the system's wish, or the document's own setting. */
export const isCalm = (): boolean =>
  document.documentElement.dataset['motion'] === 'reduced' ||
  window.matchMedia('(prefers-reduced-motion: reduce)').matches
