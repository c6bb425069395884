// What comes with the first sign of use, in one file.
export { guardDoubleClicks } from '../../lib/second-click.ts'
export { ConnectionBar } from './ConnectionBar.tsx'
