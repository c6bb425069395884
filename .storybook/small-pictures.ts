import { fileURLToPath } from 'node:url'

/** Where `npm run visual` keeps a small picture of each story, and the states map finds them. */
export const SMALL = fileURLToPath(new URL('../node_modules/.cache/bunko-visual/small', import.meta.url))
