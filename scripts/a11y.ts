import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { join } from 'node:path'
import { REVIEWED } from '../.storybook/axe-reviewed.ts'
import { findingsOf, reviewedIn, unusedOf, type Finding } from './a11y/findings.ts'
import { judgeStories, PAGES_PER_STORY } from './a11y/judge.ts'
import { HELP, readOptions, type A11yOptions } from './a11y/options.ts'
import { withFigures, type Figures } from './a11y/statement.ts'
import { ROOT } from './lib/processes.ts'
import { Problem } from './lib/problem.ts'
import { runCommand } from './stage/run-command.ts'
import { openStage } from './stage/stage.ts'
import { isMeant, readStories } from './stage/stories.ts'
import { commitName, storybookFor } from './stage/storybook.ts'

const RESULTS = join(ROOT, 'test-results')
const STATEMENT = join(ROOT, 'docs/accessibility.md')
const print = (line: string) => void process.stdout.write(`${line}\n`)

const { version: axe } = createRequire(import.meta.url)('axe-core/package.json') as { version: string }

const show = ({ kind, rule, help, why, target, seen }: Finding) => {
  print(`${kind}: ${rule} (${help}), on ${seen.length} pages, first ${seen[0]}`)
  print(`    ${target}`)
  print(`    ${why}`)
}

const run = async ({ only, statement, built }: A11yOptions) => {
  const storybook = await storybookFor('a11y', built)
  const all = readStories(storybook)
  const stories = all.filter((story) => isMeant(story, only))
  if (stories.length === 0) {
    throw new Problem(`No story's id or title holds ${only.map((text) => `'${text}'`).join(' or ')}.`, 2)
  }
  const stage = await openStage(storybook)
  const start = performance.now()
  const seconds = () => `${((performance.now() - start) / 1000).toFixed(0)} s`
  const { pages, threw } = await judgeStories(stage, stories, (done) => {
    if (done % 25 === 0) print(`  ${done} of ${stories.length} stories, ${seconds()}`)
  }).finally(stage.close)

  const findings = findingsOf(pages)
  // Of some stories it cannot be said what no page shows.
  const unused = only.length === 0 ? unusedOf(pages, REVIEWED) : []
  const many = (kind: Finding['kind']) => findings.filter((one) => one.kind === kind).length
  const figures: Figures = {
    date: new Date().toISOString().slice(0, 10),
    commit: commitName(),
    stories: stories.length,
    of: all.length,
    pages: pages.length,
    violations: many('violation'),
    unreviewed: many('unreviewed'),
    reviewed: reviewedIn(pages),
    threw: threw.length,
    axe,
    browser: stage.version,
  }
  mkdirSync(RESULTS, { recursive: true })
  writeFileSync(join(RESULTS, 'a11y.json'), JSON.stringify({ figures, findings, threw }, null, 2))
  // Figures of a part would be taken for those of the whole.
  if (statement && threw.length === 0) writeFileSync(STATEMENT, withFigures(readFileSync(STATEMENT, 'utf8'), figures))

  for (const finding of findings) show(finding)
  for (const { rule, key, at } of unused)
    print(`looked at once, and nowhere to be seen in this run: ${rule} ${key}, at ${at}`)
  for (const { story, thrown } of threw) print(`threw: ${story}: ${thrown.split('\n')[0]}`)
  if (statement && threw.length > 0) print('The statement is left as it was: not every story ran to its end.')
  const { violations, unreviewed } = figures
  print(
    `${stories.length} stories, ${pages.length} of ${stories.length * PAGES_PER_STORY} pages judged in ${seconds()}: ` +
      `${violations} violations, ${unreviewed} unreviewed, ${threw.length} threw`,
  )
  return findings.length + threw.length > 0 ? 1 : 0
}

await runCommand({ readOptions, help: HELP, run })
