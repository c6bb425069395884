import { launch, onStopRequest, stopAll } from './lib/processes.ts'

/**
 * `npm run test:late`, or with the arguments of Vitest `npm run test:late -- LoginScreen`: plays every story with answers
 * and code that come late and in any order, so that what a story takes for granted shows on a quiet machine as well.
 * A story that fails is not repeated, in CI neither.
 */
const run = launch('node', ['scripts/test.ts', 'stories', ...process.argv.slice(2)], {
  env: { STORYBOOK_LATE: 'yes', CI: '' },
  stdio: 'inherit',
})
onStopRequest(
  () => void stopAll([run], 1000).then(() => process.exit(130)),
  () => process.exit(130),
)
process.exit((await run.ended).code ?? 1)
