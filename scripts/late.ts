import { launch, onStopRequest, stopUnderWay } from './lib/processes.ts'

/**
 * `npm run test:late`: plays every story with answers and code that come late and in any order, then every journey on a
 * server that is slow by chance, so that what a test takes for granted shows on a quiet machine as well. With the
 * arguments of Vitest, `npm run test:late -- LoginScreen`, stories only. What fails is not repeated, in CI neither.
 */
const extra = process.argv.slice(2)
let stopping = false
const play = async (part: string, env: Record<string, string>): Promise<number> => {
  const args = ['scripts/test.ts', part, ...extra]
  const { code } = await launch('node', args, { env: { ...env, CI: '' }, stdio: 'inherit' }).ended
  // What ends now was stopped by us, and nothing may start after it.
  return stopping ? new Promise<number>(() => {}) : (code ?? 1)
}
onStopRequest(
  () => {
    stopping = true
    void stopUnderWay(1000).then(() => process.exit(130))
  },
  () => process.exit(130),
)
const stories = await play('stories', { STORYBOOK_LATE: 'yes' })
const journeys = extra.length > 0 ? 0 : await play('e2e', { E2E_LATE: 'yes' })
process.exit(stories || journeys)
