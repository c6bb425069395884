import { join } from 'node:path'
import { openFirefox } from './engines/firefox.ts'
import { HELP, readOptions, type EngineName, type EnginesOptions } from './engines/options.ts'
import type { OpenPage } from './engines/page.ts'
import { playStories } from './engines/play.ts'
import { goneFrom, totals, verdictOn, type Verdict } from './engines/verdict.ts'
import { openWebkit } from './engines/webkit.ts'
import { has, installPackages } from './lib/packages.ts'
import { Problem } from './lib/problem.ts'
import { runCommand } from './stage/run-command.ts'
import { serve } from './stage/serve.ts'
import { isMeant, readStories, type Story } from './stage/stories.ts'
import { storybookFor } from './stage/storybook.ts'

interface Engine {
  open: OpenPage
  /** What it takes of the machine, and Debian's packages that bring it. */
  commands: readonly string[]
  packages: readonly string[]
}
const ENGINES: Readonly<Record<EngineName, Engine>> = {
  firefox: { open: openFirefox, commands: ['firefox-esr'], packages: ['firefox-esr'] },
  webkit: {
    open: openWebkit,
    commands: ['WebKitWebDriver', 'Xvfb'],
    packages: ['webkit2gtk-driver', 'xvfb', 'locales'],
  },
}
const STAND = join(import.meta.dirname, 'engines/stand')
const print = (line: string) => void process.stdout.write(`${line}\n`)

/** Plays stories in an engine. Answers whether all is as it should be. */
const playIn = async (engine: EngineName, address: string, stories: readonly Story[], gone: readonly string[]) => {
  const start = performance.now()
  const seconds = () => (performance.now() - start) / 1000
  const verdicts: Verdict[] = []
  for (const id of gone) print(`✗ ${engine}: ${id}: It is no story any more: take it off scripts/engines/known.ts.`)
  await playStories(ENGINES[engine].open, address, stories, (outcome, version) => {
    const verdict = verdictOn(engine, outcome)
    if (verdicts.length === 0) print(`${engine} ${version}`)
    verdicts.push(verdict)
    const { label, id } = outcome.story
    const mark = { passed: undefined, failed: '✗', 'once more': 'once more', known: 'known' }[verdict.kind]
    if (mark !== undefined) print(`${mark} ${engine}: ${label} (${id}): ${verdict.why.split('\n')[0]}`)
    if (verdicts.length % 100 === 0)
      print(`  ${verdicts.length} of ${stories.length} stories, ${seconds().toFixed(0)} s`)
  })
  return {
    line: totals(engine, verdicts, gone.length, seconds()),
    isRight: gone.length + verdicts.filter(({ kind }) => kind === 'failed').length === 0,
  }
}

const run = async ({ engines, only, built }: EnginesOptions) => {
  for (const name of engines) {
    const { commands, packages } = ENGINES[name]
    if (!commands.every(has)) installPackages(commands.join(' or '), packages, print)
  }
  const storybook = await storybookFor('engines', built)
  const all = readStories(storybook)
  const stories = all.filter((story) => isMeant(story, only))
  if (stories.length === 0) {
    throw new Problem(`No story's id or title holds ${only.map((text) => `'${text}'`).join(' or ')}.`, 2)
  }
  const site = await serve(storybook, STAND)
  const runs = []
  for (const engine of engines) runs.push(await playIn(engine, site.address, stories, goneFrom(engine, all)))
  site.close()
  for (const { line } of runs) print(line)
  return runs.every(({ isRight }) => isRight) ? 0 : 1
}

await runCommand({ readOptions, help: HELP, run })
