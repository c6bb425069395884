/** What makes a box a sheet on the paper. */
export const SHEET = 'min-w-0 rounded-lg border border-line bg-surface shadow-card'
