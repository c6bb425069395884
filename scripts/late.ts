import { launch, onStopRequest, stopAll, type Launched } from './lib/processes.ts'

/**
 * `npm run test:late`: plays every story with answers and code that come late and in any order, then every journey on a
 * server that is slow by chance, so that what a test takes for granted shows on a quiet machine as well. With the
 * arguments of Vitest, `npm run test:late -- LoginScreen`, stories only. What fails is not repeated, in CI neither.
 */
const extra = process.argv.slice(2)
let run: Launched | undefined
let stopping = false
const play = async (part: string, env: Record<string, string>): Promise<number> => {
  run = launch('node', ['scripts/test.ts', part, ...extra], { env: { ...env, CI: '' }, stdio: 'inherit' })
  const { code } = await run.ended
  // What ends now was stopped by us, and nothing may start after it.
  return stopping ? new Promise<number>(() => {}) : (code ?? 1)
}
onStopRequest(
  () => {
    stopping = true
    void stopAll(run ? [run] : [], 1000).then(() => process.exit(130))
  },
  () => process.exit(130),
)
const stories = await play('stories', { STORYBOOK_LATE: 'yes' })
const journeys = extra.length > 0 ? 0 : await play('e2e', { E2E_LATE: 'yes' })
process.exit(stories || journeys)
