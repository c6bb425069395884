import { snapshotsOf, snapshotsText } from '../.storybook/snapshots.ts'

console.log(`${snapshotsText(snapshotsOf())} TurboSnap takes those that changed.`)
