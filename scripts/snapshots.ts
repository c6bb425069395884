import { snapshotsLine, snapshotsOf } from './chromatic/count.ts'

console.log(snapshotsLine(snapshotsOf()))
