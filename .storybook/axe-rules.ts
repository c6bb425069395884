/** WCAG 2.2 AA and axe's best practices; `wcag22aa` brings the target size. */
export const RUN_ONLY = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice']
