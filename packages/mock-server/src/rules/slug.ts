/** Section 3's slug of a name: lower case, non-word characters gone, spaces to hyphens. */
export const slugOf = (name: string): string =>
  name
    .toLowerCase()
    .replace(/[^\w\s-]/g, '')
    .trim()
    .replace(/\s+/g, '-')
