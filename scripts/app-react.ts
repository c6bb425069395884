import { join } from 'node:path'
import { HELP, readOptions, type AppReactOptions } from './app-react/options.ts'
import { ROOT } from './lib/processes.ts'
import { Problem } from './lib/problem.ts'
import { runCommand } from './stage/run-command.ts'
import { openStage } from './stage/stage.ts'
import { isMeant, readStories } from './stage/stories.ts'
import { buildStorybook } from './stage/storybook.ts'

const OUT = join(ROOT, 'node_modules/.cache/bunko-app-react/storybook')
const print = (line: string) => void process.stdout.write(`${line}\n`)

const run = async ({ only }: AppReactOptions) => {
  process.env['BUNKO_APP_REACT'] = join(import.meta.dirname, 'app-react/plugins.ts')
  await buildStorybook(OUT)
  const stories = readStories(OUT).filter((story) => isMeant(story, only))
  if (stories.length === 0)
    throw new Problem(`No story's id or title holds ${only.map((text) => `'${text}'`).join(' or ')}.`, 2)
  const stage = await openStage(OUT)
  const start = performance.now()
  const seconds = () => `${((performance.now() - start) / 1000).toFixed(0)} s`
  let done = 0
  let threw = 0
  await stage
    .play(stories, async (stand, story) => {
      const thrown = await stand.mount(story)
      done++
      if (thrown !== null) {
        threw++
        print(`✗ ${story.label}: ${thrown.split('\n')[0]}`)
      }
      if (done % 100 === 0) print(`  ${done} of ${stories.length} stories, ${seconds()}`)
    })
    .finally(stage.close)
  print(`${stories.length - threw} passed, ${threw} failed, ${seconds()}`)
  return threw > 0 ? 1 : 0
}

await runCommand({ readOptions, help: HELP, run })
