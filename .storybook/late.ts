/** Milliseconds until most come: a busy machine. Every tenth comes at `LATE_MS`: a bad line. */
const SOON_MS = 400
const LATE_MS = 1500

/** `npm run test:late`: answers and code come late, and in any order. */
export const isLate = Boolean(import.meta.env['STORYBOOK_LATE'])

/** Lets a time go by that is drawn at random; `part` of it where less is enough. */
export const late = (part = 1): Promise<void> =>
  new Promise((done) => setTimeout(done, (Math.random() < 0.1 ? LATE_MS : SOON_MS * Math.random()) * part))
