import { getConfiguration } from 'chromatic/node'
import { readFileSync } from 'node:fs'
import { join, matchesGlob, posix } from 'node:path'
import { describe, expect, test } from 'vitest'
import { storyModes, WIDE_ONLY } from '../../.storybook/modes.ts'
import { snapshotsOf, snapshotsText } from '../../.storybook/snapshots.ts'
import { countStories } from '../checks/stories.ts'
import { ROOT } from '../lib/processes.ts'

const fileOf = (title: string, ...stories: string[]) => ({
  path: 'A.stories.tsx',
  text: [
    `import { WIDE_ONLY } from '@bunko/storybook/modes'\nconst meta = preview.meta({\n  title: '${title}',\n})`,
    ...stories.map((own, at) => `export const S${at} = meta.story({ ${own} })`),
  ].join('\n'),
})

test('a story of a screen is taken in four modes, in one width or theme where it is told in one, any other once', () => {
  const small = "globals: { viewport: { value: 'small' } }"
  const dark = "globals: { viewport: { value: 'small' }, theme: 'dark' }"
  const files = [
    fileOf('Screens/Home', '', small, dark, "globals: { theme: 'dark' }", 'parameters: WIDE_ONLY'),
    fileOf('Parts/Screens/x', '', small),
    fileOf('components/Button', '', '', '', ''),
  ]
  const count = snapshotsOf(files)
  expect(count).toEqual({ screens: 5, pinned: 4, pictures: 4 + 2 + 1 + 2 + 2, others: 6 })
  expect(snapshotsText(count)).toBe(
    'A full run takes 17 snapshots: 11 of 5 stories of screens, 4 of which are told in one window or theme and taken in that one, and one of each of 6 others.',
  )
})

test('what the meta says is true of each story', () => {
  const { text, path } = fileOf('Screens/Home', '', '')
  const wide = text.replace("title: 'Screens/Home',", "title: 'Screens/Home',\n  parameters: WIDE_ONLY,")
  expect(snapshotsOf([{ path, text: wide }])).toMatchObject({ screens: 2, pinned: 2, pictures: 4 })
})

test('every story that is written is counted', () => {
  const { screens, others } = snapshotsOf()
  expect(screens + others).toBe(countStories())
  expect(screens).toBeGreaterThan(0)
}, 60_000)

test('a title among the arguments is none of the file', () => {
  const text = `const meta = preview.meta({\n  component: A,\n  args: { title: 'Screens/x' },\n  title: 'Parts/A',\n})\nexport const S = meta.story({})`
  expect(snapshotsOf([{ path: 'A.stories.tsx', text }])).toMatchObject({ screens: 0, others: 1 })
  const untitled = text.replace("  title: 'Parts/A',\n", '')
  expect(snapshotsOf([{ path: 'A.stories.tsx', text: untitled }])).toMatchObject({ screens: 0, others: 1 })
})

const OPTIONS = { small: { styles: { width: '320px' } }, wide: { styles: { width: '1440px' } } }
const modesFor = (title: string, storyGlobals: object = {}, own: Record<string, unknown> = {}) => {
  const parameters = { viewport: { options: OPTIONS }, ...own }
  storyModes({ title, parameters, storyGlobals, argTypes: {} } as unknown as Parameters<typeof storyModes>[0])
  return (parameters as { chromatic?: { modes?: object } }).chromatic?.modes
}
const small = { viewport: { value: 'small' } }

describe('the modes', () => {
  test('are both themes and both widths of a screen, and none of another story', () => {
    expect(modesFor('Screens/Home')).toEqual({
      'light 1280': { theme: 'light', viewport: 1280 },
      'light 375': { theme: 'light', viewport: 375 },
      'dark 1280': { theme: 'dark', viewport: 1280 },
      'dark 375': { theme: 'dark', viewport: 375 },
    })
    expect(modesFor('components/Button')).toBeUndefined()
  })

  test('of a story that is told in a window are in that one, for its steps hold in no other', () => {
    expect(modesFor('Screens/Home', small)).toEqual({
      'light 320': { theme: 'light', viewport: 320 },
      'dark 320': { theme: 'dark', viewport: 320 },
    })
    expect(modesFor('Journeys/By keyboard', small)).toEqual({ 'light 320': { theme: 'light', viewport: 320 } })
    expect(Object.keys(modesFor('Screens/Home', { viewport: { value: 'wide' } }) ?? {})).toEqual([
      'light 1440',
      'dark 1440',
    ])
  })

  test('of one that is told in a theme are in that one', () => {
    expect(Object.keys(modesFor('Screens/Home', { theme: 'dark' }) ?? {})).toEqual(['dark 1280', 'dark 375'])
    expect(Object.keys(modesFor('parts/Palette', { ...small, theme: 'dark' }) ?? {})).toEqual(['dark 320'])
    expect(modesFor('parts/Palette', { theme: 'dark' })).toBeUndefined()
  })

  test('of one whose steps need a wide window are in that one', () => {
    expect(Object.keys(modesFor('Screens/Home', {}, WIDE_ONLY) ?? {})).toEqual(['light 1280', 'dark 1280'])
  })

  test('are what a story says itself, where it says any', () => {
    expect(modesFor('Screens/Home', {}, { chromatic: { delay: 3, modes: {} } })).toEqual({})
  })

  test('the preview gives them', () => {
    const preview = readFileSync(join(ROOT, '.storybook/preview.tsx'), 'utf8')
    expect(preview).toContain('argTypesEnhancers: [storyModes,')
  })
})

/** Every file of ours that a stylesheet has by `@import`, from the root. */
const stylesOf = (file: string, shared: Readonly<Record<string, string>>): string[] => {
  const all = [...readFileSync(join(ROOT, file), 'utf8').matchAll(/@import '([^']+)'/g)].flatMap(([, name = '']) => {
    const own = shared[name.replace('@bunko/ui', '.')]
    return name.startsWith('.') ? posix.join(posix.dirname(file), name) : own ? posix.join('packages/ui', own) : []
  })
  return all.concat(all.flatMap((found) => stylesOf(found, shared)))
}

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

  test('a change of the styles takes every story: what comes by @import is in no list of modules', async () => {
    const { externals = [] } = await getConfiguration(configFile)
    const { exports: shared } = JSON.parse(readFileSync(join(ROOT, 'packages/ui/package.json'), 'utf8')) as {
      exports: Record<string, string>
    }
    expect(readFileSync(join(ROOT, '.storybook/preview.tsx'), 'utf8')).toContain("import './styles.css'")
    const styles = stylesOf('.storybook/styles.css', shared)
    expect(styles).toContain('packages/ui/src/styles/tokens.css')
    expect(styles.filter((file) => !externals.some((glob) => matchesGlob(file, glob)))).toEqual([])
  })

  test('the token comes from outside', () => {
    expect(`${readFileSync(configFile, 'utf8')} ${scripts['chromatic']}`).not.toMatch(/token|chpt_/i)
    expect(job).toContain('CHROMATIC_PROJECT_TOKEN: ${{ secrets.CHROMATIC_PROJECT_TOKEN }}')
    // Of a merge that is checked out detached it would find neither.
    expect(job).toContain('CHROMATIC_SHA: ${{ github.event.pull_request.head.sha || github.sha }}')
    expect(job).toContain('CHROMATIC_BRANCH: ${{ github.head_ref || github.ref_name }}')
  })

  test('it accepts and leaves out nothing by itself: in CI a change is not an error, and an error is one', async () => {
    const told = Object.keys(await getConfiguration(configFile))
    expect(told.filter((key) => /^(?:skip|exit|autoAccept|only(?!Changed))/.test(key))).toEqual([])
    expect(job).toMatch(/run: npm run chromatic -- --exit-zero-on-changes$/m)
  })
})
