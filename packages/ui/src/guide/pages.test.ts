import { existsSync, globSync, readFileSync } from 'node:fs'
import { basename } from 'node:path'
import { describe, expect, test } from 'vitest'
import { COLOURS_FOR } from './colours.ts'
import { TEXT_PAIRS } from './contrast.ts'
import { STEPS } from './space.ts'
import { inTheme, readTokens } from './tokens.ts'
import { FORMS } from './words.ts'

const HERE = new URL('./', import.meta.url)
const UI = new URL('../', HERE)
const read = (path: string, from = HERE) => readFileSync(new URL(path, from), 'utf8')
const PAGES = globSync('*.mdx', { cwd: HERE }).map((path) => ({ path, text: read(path) }))
const css = read('styles/tokens.css', UI)
const namesOf = (prefix: string) => readTokens(css, prefix).map(({ name }) => name)

/** As Storybook makes an address of a title. */
const addressOf = (title: string) => title.toLowerCase().replaceAll(/[^a-z\d]+/g, '-')
const titleOf = (text: string) => /<Meta title="([^"]+)" \/>/.exec(text)?.[1] ?? ''
const COMPONENTS = globSync('components/*', { cwd: UI }).map((path) => `components/${basename(path)}`)
const ADDRESSES = new Set([...PAGES.map(({ text }) => titleOf(text)), ...COMPONENTS].map(addressOf))

test('every page that was promised is there', () => {
  expect(PAGES.map(({ text }) => titleOf(text)).toSorted()).toEqual(
    [
      ...['a designer', 'a developer', 'a reviewer of pictures'].map((name) => `Start here/For ${name}`),
      'Start here/Accessibility',
      ...['Colour', 'Icons', 'Layout', 'Levels', 'Motion', 'Radius', 'Shadow', 'Space', 'States', 'Type', 'Words'].map(
        (name) => `Foundations/${name}`,
      ),
      ...['Confirmation', 'Diffs', 'Empty and error states', 'Forms', 'Lists', 'Pickers', 'Uploads'].map(
        (name) => `Patterns/${name}`,
      ),
    ].toSorted(),
  )
})

test('the colours show every group of texts', () => {
  const shown = [...read('Colour.mdx').matchAll(/<TextContrast group="([^"]+)" \/>/g)].map(([, name]) => name)
  expect(shown).toEqual(TEXT_PAIRS.map(({ name }) => name))
})

/** Chosen for one place, and not from the scale. What clears an icon or a button beside it is measured after that. */
const OFF_THE_SCALE = [
  'components/Badge px-1.75', // optically even with its round end
  'components/Dialog pt-4.5',
  'parts/HeroSlider gap-x-16',
  'parts/HouseList py-0.75', // as high as the chips beside it
  'parts/TextDiff px-0.75', // a mark takes no room from the letters around it
  'parts/TextDiff ms-0.75',
  'parts/TitlePages gap-y-7',
  'routing/AppShell.tsx -me-3.75', // the picture of the account reaches the edge, its button beyond
  'screens/HomeScreen gap-9',
  'screens/HomeScreen gap-11',
  'screens/SearchScreen gap-4.5',
  'screens/SearchScreen gap-x-9',
  'screens/TitleScreen gap-7',
  'screens/TitleScreen mt-7',
]

/** From 28 px on, at one side of a text: room for an icon or a button. */
const clears = (kind: string, step: number) => step >= 7 && /^[pm][se]$/.test(kind)

test('the distances of the product are those of the scale, or said to be others', () => {
  const listed = new Set(STEPS.map(({ step }) => step))
  const paths = globSync('{components,parts,routing,screens}/**/*.{ts,tsx}', { cwd: UI })
  const other = paths
    .filter((path) => !/\.(?:stories|test)\.|\/story-/.test(path))
    .flatMap((path) =>
      [
        ...read(path, UI).matchAll(
          /(?<![\w-])-?(gap(?:-[xy])?|space-[xy]|[pm][xytblrse]?)-(\d+(?:\.\d+)?)\b(?!\.?\d|\/)/g,
        ),
      ]
        .filter(([, kind = '', step]) => Number(step) > 0 && !listed.has(Number(step)) && !clears(kind, Number(step)))
        .map(([found]) => `${path.split('/').slice(0, 2).join('/')} ${found}`),
    )
  expect(new Set(other)).toEqual(new Set(OFF_THE_SCALE))
})

describe.each(PAGES)('$path', ({ text }) => {
  test('shows only stories that exist', () => {
    const files = new Map(
      [...text.matchAll(/^import \* as (\w+) from '([^']+)'$/gm)].map(([, name, path]) => [name, path]),
    )
    const shown = [...text.matchAll(/<Canvas of=\{(\w+)\.(\w+)\}/g)]
    const gone = shown.flatMap(([, name, story]) => {
      const path = files.get(name)
      const isThere =
        path && existsSync(new URL(path, HERE)) && read(path).includes(`export const ${story} = meta.story(`)
      return isThere ? [] : [`${name}.${story}`]
    })
    expect(gone).toEqual([])
    expect(new Set(shown.map(([, name]) => name))).toEqual(new Set(files.keys()))
  })

  test('leads only to pages that exist', () => {
    const gone = [...text.matchAll(/\bat: '([^']+)'/g)].filter(([, at = '']) => !ADDRESSES.has(at)).map(([, at]) => at)
    expect(gone).toEqual([])
  })

  test('writes no value of a token a second time', () => {
    expect(text.match(/#[\da-f]{6}\b|\b\d+(?:\.\d+)?rem\b/gi)).toBeNull()
  })
})

test.each(FORMS.flatMap(({ says }) => says))('“%s” is a text of the product', (text) => {
  const files = globSync('{components,parts,screens}/**/*.tsx', { cwd: UI })
  expect(files.some((path) => read(path, UI).includes(text))).toBe(true)
})

describe('patterns', () => {
  test.each(PAGES.filter(({ text }) => titleOf(text).startsWith('Patterns/')))(
    '$path shows a story, and says what to do and what not',
    ({ text }) => {
      expect(text).toContain('<Canvas of=')
      expect(text).toMatch(/<Rules\s+dos=\{\[[^]+donts=\{\[/)
    },
  )
})

describe('tokens', () => {
  test('every colour has a purpose, and no other', () => {
    expect(Object.keys(COLOURS_FOR).toSorted()).toEqual(
      namesOf('color-')
        .map((name) => name.slice('color-'.length))
        .toSorted(),
    )
  })

  test.each([
    ['radius-', 'Space.tsx'],
    ['shadow-', 'Space.tsx'],
    ['animate-', 'Motion.tsx'],
  ])('every %s has a purpose in %s', (prefix, file) => {
    const names = namesOf(prefix)
    expect(names).toHaveLength(3)
    const text = read(file)
    for (const name of names) expect(text).toContain(`'${name}': `)
  })

  test('are read once, without resets, line heights and what a language overrides', () => {
    expect(namesOf('text-')).toEqual(
      ['xs', 'sm', 'ui', 'base', 'lg', 'xl', '2xl', '3xl', '4xl', '5xl'].map((size) => `text-${size}`),
    )
    expect(readTokens('@theme { --a-*: initial; --a-b:\n  1px\n  2px; } @layer base { --a-c: 3px; }', 'a-')).toEqual([
      { name: 'a-b', value: '1px 2px' },
    ])
  })
})

test('what a value means in a theme', () => {
  expect(inTheme('light-dark(#faf8f4, #131211)', 'light')).toBe('#faf8f4')
  expect(inTheme('light-dark(#faf8f4, #131211)', 'dark')).toBe('#131211')
  expect(inTheme('light-dark(rgb(60, 48, 28), rgb(0 0 0 / 0.4))', 'light')).toBe('rgb(60, 48, 28)')
  expect(inTheme('light-dark(rgb(60, 48, 28), rgb(0 0 0 / 0.4))', 'dark')).toBe('rgb(0 0 0 / 0.4)')
  expect(inTheme('0 1px 2px var(--color-shade)', 'dark')).toBe('0 1px 2px var(--color-shade)')
})

test('every icon of the product is explained, and no other', () => {
  const product = globSync('**/*.tsx', { cwd: UI, exclude: ['guide/**', '**/*.stories.tsx'] })
    .map((path) => read(path, UI))
    .join('\n')
  const names = [...product.matchAll(/import\s*\{([^}]+)\}\s*from 'lucide-react'/g)].flatMap(([, list = '']) =>
    list.split(','),
  )
  const used = new Set(
    names.map((name) => name.trim().split(' as ')[0] ?? '').filter((name) => name !== '' && !name.startsWith('type ')),
  )
  const shown = [...read('Icons.tsx').matchAll(/^ {2}\['(\w+)', (\w+), '[^']+'\],$/gm)]
  for (const [, name, Icon] of shown) expect(Icon).toBe(name)
  expect(shown.map(([, name]) => name).toSorted()).toEqual([...used].toSorted())
})
