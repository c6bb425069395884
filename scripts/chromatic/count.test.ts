import { getConfiguration } from 'chromatic/node'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { SCREEN_MODES, screenModes } from '../../.storybook/modes.ts'
import { countStories } from '../checks/stories.ts'
import { ROOT } from '../lib/processes.ts'
import { snapshotsLine, snapshotsOf } from './count.ts'

const file = (title: string, stories: number) => ({
  path: 'A.stories.tsx',
  text: [
    `const meta = preview.meta({\n  title: '${title}',\n})`,
    ...Array.from({ length: stories }, (_, at) => `export const S${at} = meta.story({})`),
  ].join('\n'),
})

test('a story of a screen is taken in four modes, any other once', () => {
  const count = snapshotsOf([file('Screens/Home', 3), file('Parts/Screens/x', 2), file('components/Button', 4)])
  expect(count).toEqual({ screens: 3, others: 6, modes: 4 })
  expect(snapshotsLine(count)).toBe(
    'A full run takes 18 snapshots: 3 stories of screens in 4 modes, 6 others in one. TurboSnap takes those that changed.',
  )
})

test('every story that is written is counted', () => {
  const { screens, others } = snapshotsOf()
  expect(screens + others).toBe(countStories())
  expect(screens).toBeGreaterThan(0)
}, 60_000)

test('a title among the arguments is none of the file', () => {
  const text = `const meta = preview.meta({\n  component: A,\n  args: { title: 'Screens/x' },\n  title: 'Parts/A',\n})
    export const S = meta.story({})`
  expect(snapshotsOf([{ path: 'A.stories.tsx', text }])).toMatchObject({ screens: 0, others: 1 })
  const untitled = text.replace("  title: 'Parts/A',\n", '')
  expect(snapshotsOf([{ path: 'A.stories.tsx', text: untitled }])).toMatchObject({ screens: 0, others: 1 })
})

const parametersOf = (title: string, parameters: Record<string, unknown> = {}) => {
  screenModes({ title, parameters, argTypes: {} } as unknown as Parameters<typeof screenModes>[0])
  return parameters
}

describe('the modes', () => {
  test('are given to screens only, and keep what a story says itself', () => {
    expect(parametersOf('Screens/Home')).toEqual({ chromatic: { modes: SCREEN_MODES } })
    expect(parametersOf('components/Button')).toEqual({})
    expect(parametersOf('Screens/Home', { chromatic: { delay: 3, modes: {} } })).toEqual({
      chromatic: { delay: 3, modes: {} },
    })
  })

  test('the preview gives them', () => {
    const preview = readFileSync(join(ROOT, '.storybook/preview.tsx'), 'utf8')
    expect(preview).toContain('argTypesEnhancers: [screenModes,')
  })
})

describe('what Chromatic is told', () => {
  const configFile = join(ROOT, 'chromatic.config.json')
  const { scripts } = JSON.parse(readFileSync(join(ROOT, 'package.json'), 'utf8')) as {
    scripts: Record<string, string>
  }
  const workflow = readFileSync(join(ROOT, '.github/workflows/ci.yml'), 'utf8')
  const [job = ''] = /^ {2}chromatic:\n(?: {4}.*\n|\n)+/m.exec(workflow) ?? []

  test('it takes what a change can reach, from the Storybook that we build', async () => {
    // Its own reader refuses a key that it does not know.
    const { onlyChanged, buildScriptName = '' } = await getConfiguration(configFile)
    expect(onlyChanged).toBe(true)
    expect(scripts[buildScriptName]).toMatch(/^storybook build /)
    // Without the history it cannot tell what has changed.
    expect(job).toContain('fetch-depth: 0')
  })

  test('the token comes from outside', () => {
    expect(`${readFileSync(configFile, 'utf8')} ${scripts['chromatic']}`).not.toMatch(/token|chpt_/i)
    expect(job).toContain('CHROMATIC_PROJECT_TOKEN: ${{ secrets.CHROMATIC_PROJECT_TOKEN }}')
  })

  test('it accepts and leaves out nothing by itself: in CI a change is not an error, and an error is one', async () => {
    const told = Object.keys(await getConfiguration(configFile))
    expect(told.filter((key) => /^(?:skip|exit|autoAccept|only(?!Changed))/.test(key))).toEqual([])
    expect(job).toMatch(/run: npm run chromatic -- --exit-zero-on-changes$/m)
  })
})
