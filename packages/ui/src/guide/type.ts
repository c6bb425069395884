import type { Named } from './named.ts'

interface Role extends Named {
  name: string
  /** What its classes become in a wider window. */
  wider?: string
  sample: string
}

/** Who is set in which size; the classes are those of the file. */
export const ROLES: readonly Role[] = [
  {
    name: 'A title on the home screen',
    is: 'font-serif text-2xl font-semibold tracking-tight',
    wider: 'sm:text-4xl lg:text-5xl',
    at: 'parts/HeroSlider/Slide.tsx',
    sample: 'Lantern Harbour',
  },
  {
    name: 'The name of a screen (h1)',
    is: 'font-serif text-2xl font-semibold',
    wider: 'sm:text-3xl',
    at: 'components/PageHeader/PageHeader.tsx',
    sample: 'Edit approvals',
  },
  {
    name: 'A large figure',
    is: 'font-serif text-3xl font-semibold lining-nums tabular-nums',
    at: 'components/Stat/Stat.tsx',
    sample: '1,204',
  },
  {
    name: 'A part of a page (h2)',
    is: 'font-serif text-xl font-semibold',
    at: 'screens/TitleScreen/Section.tsx',
    sample: 'Chapters',
  },
  {
    name: 'The title of a dialog',
    is: 'font-serif text-xl font-semibold',
    at: 'components/Dialog/Dialog.tsx',
    sample: 'Delete this title?',
  },
  {
    name: 'The title on a proposal',
    is: 'font-serif text-lg font-semibold',
    at: 'parts/EditCard/EditCard.tsx',
    sample: 'Lantern Harbour',
  },
  {
    name: 'The title of a card',
    is: 'text-base font-semibold',
    at: 'components/Card/Card.tsx',
    sample: 'Alternative titles',
  },
  {
    name: 'What is typed or chosen',
    is: 'text-base',
    wider: 'pointer-coarse:text-lg',
    at: 'components/Field/control-classes.ts',
    sample: 'Lantern Harbour',
  },
  { name: 'The label of a field', is: 'text-ui font-semibold', at: 'components/Field/Field.tsx', sample: 'Author' },
  { name: 'A tab', is: 'text-ui font-medium', at: 'components/Tabs/Tabs.tsx', sample: 'Pending' },
  {
    name: 'A place in the navigation',
    is: 'text-ui font-medium',
    at: 'styles/index.css',
    sample: 'Edit approvals',
  },
  {
    name: 'A hint',
    is: 'text-sm text-ink-muted',
    at: 'components/Field/Field.tsx',
    sample: 'The editor will read it.',
  },
  {
    name: 'What is wrong with a field',
    is: 'text-sm font-medium text-danger',
    at: 'components/Field/FieldError.tsx',
    sample: 'Enter a year from 1900 to 2027.',
  },
  {
    name: 'A badge',
    is: 'text-xs leading-4.5 font-semibold',
    at: 'components/Badge/Badge.tsx',
    sample: 'Pending',
  },
  { name: 'A key', is: 'text-xs font-medium', at: 'components/Kbd/Kbd.tsx', sample: 'Esc' },
]

/** The roles that have a size at some width of the window. */
export const rolesIn = (size: string): string[] =>
  ROLES.filter(({ is, wider = '' }) => `${is} ${wider}`.split(' ').some((name) => name.split(':').at(-1) === size)).map(
    ({ name }) => name,
  )

export const WEIGHTS = [
  { weight: 400, is: 'font-normal', use: 'What is read' },
  { weight: 500, is: 'font-medium', use: 'What is pressed: buttons, tabs, places, links in a text' },
  { weight: 600, is: 'font-semibold', use: 'What stands out: headings, labels, names, badges' },
] as const

const oneLine = (text = '') => text.replaceAll(/\s+/g, ' ')

/** The font stacks by language, as the stylesheet has them; the first is that of all others. */
export const stacksOf = (css: string): { lang: string; sans: string; serif: string }[] => {
  const BLOCK = /--font-sans:\s*([^;]+);\s*--font-serif:\s*([^;]+);/
  const [, sans, serif] = BLOCK.exec(css) ?? []
  const own = [...css.matchAll(new RegExp(String.raw`((?:\[lang\|='[\w-]+'\],?\s*)+)\{\s*${BLOCK.source}`, 'g'))]
  return [
    { lang: '', sans: oneLine(sans), serif: oneLine(serif) },
    ...own.map(([, langs = '', one, other]) => ({
      lang: [...langs.matchAll(/'([\w-]+)'/g)].map(([, lang]) => lang).join(', '),
      sans: oneLine(one),
      serif: oneLine(other),
    })),
  ]
}
