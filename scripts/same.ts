import { readFileSync, mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { SCREENS } from '../packages/ui/src/states/states.ts'
import type { Index } from '../packages/ui/src/states/stories.ts'
import { ROOT } from './lib/processes.ts'
import { Problem } from './lib/problem.ts'
import { calledSame } from './same/called-same.ts'
import { judgeSame, type NotSame } from './same/judge.ts'
import { HELP, readOptions, type SameOptions } from './same/options.ts'
import { runCommand } from './stage/run-command.ts'
import { openStage } from './stage/stage.ts'
import { storybookFor } from './stage/storybook.ts'

const print = (line: string) => void process.stdout.write(`${line}\n`)

const run = async ({ only, built }: SameOptions) => {
  const storybook = await storybookFor('same', built)
  const { entries } = JSON.parse(readFileSync(join(storybook, 'index.json'), 'utf8')) as {
    entries: Index & Record<string, { name: string }>
  }
  const all = calledSame(
    SCREENS.flatMap(({ screens }) => screens),
    entries,
    only,
  )
  if (all.length === 0) throw new Problem(`Nothing that is called the same holds ${only.join(' or ')}.`, 2)
  const looks = all.reduce((sum, { viewers }) => sum + viewers.length, 0)
  const stage = await openStage(storybook)
  const start = performance.now()
  const byId = new Map(all.map((one) => [one.story.id, one]))
  const found: NotSame[] = []
  let done = 0
  await stage
    .play(
      all.map(({ story }) => story),
      async (stand, story) => {
        const notSame = await judgeSame(stand, byId.get(story.id) ?? { story, viewers: [] })
        for (const { viewer, problem } of notSame) print(`${story.label}, ${viewer}:\n    ${problem.join('\n    ')}`)
        found.push(...notSame)
        if (++done % 25 === 0)
          print(`  ${done} of ${all.length} stories, ${((performance.now() - start) / 1000).toFixed(0)} s`)
      },
    )
    .finally(stage.close)
  mkdirSync(join(ROOT, 'test-results'), { recursive: true })
  writeFileSync(join(ROOT, 'test-results/same.json'), JSON.stringify(found, null, 2))
  const threw = found.filter(({ hasThrown }) => hasThrown).length
  print(
    `${all.length} stories, played as ${looks} others: ${found.length - threw} are told something else, ${threw} threw`,
  )
  return threw > 0 ? 1 : 0
}

await runCommand({ readOptions, help: HELP, run })
