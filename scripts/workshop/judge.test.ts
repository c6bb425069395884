import { expect, test } from 'vitest'
import { importsFrom } from '../../.storybook/manifest-imports.ts'
import { ROOT } from '../lib/processes.ts'
import { judgeManifest } from './judge.ts'

/** What is wrong with the imports of a component alone, of all that is wrong with a manifest that has one. */
const wrongWith = (said: string) =>
  judgeManifest({ components: { 'components-one': { import: said } } }, ROOT).filter((line) =>
    line.startsWith('components-one'),
  )

test.each([
  "import { Button } from '@bunko/ui/components/Button';\nimport { fn } from 'storybook/test';",
  "import { SearchBox } from '@bunko/ui/routing/SearchBox/SearchBox';",
  '',
])('an application finds %j', (said) => {
  expect(wrongWith(said)).toEqual([])
})

test.each([
  ["import { Button } from '@bunko/ui';", '@bunko/ui'],
  ["import { FormSkeleton } from '@bunko/ui/parts/FormSkeleton';", '@bunko/ui/parts/FormSkeleton'],
  ["import { Told } from '@bunko/ui/toasts/story-toast';", '@bunko/ui/toasts/story-toast'],
  ["import { Link } from '../Link/Link.tsx';", '../Link/Link.tsx'],
])('nobody finds what %j says', (said, from) => {
  expect(wrongWith(said)).toEqual([`components-one is imported from '${from}', where nobody finds it`])
})

const EXPORTS = {
  './paths': './src/paths.ts',
  './components/*': './src/components/*/*.tsx',
  './toasts/*': './src/toasts/*.tsx',
  './lib/*': './src/lib/*.ts',
}
const STORY = {
  path: 'src/components/Combobox/Combobox.stories.tsx',
  text: `import { fn } from 'storybook/test'
import { COVER_KINDS } from '../../lib/image-check.ts'
import { paths } from '../../paths.ts'
import { Told } from '../../toasts/story-toast.tsx'
import { Card, CardSection } from '../Card/Card.tsx'
import type { Row } from '../Card/rows.ts'
import { Combobox as Box } from './Combobox.tsx'
import { LaterCombobox } from './LaterCombobox.tsx'
import {
  FieldInForm,
  GENRES,
} from './story-form.tsx'
`,
}
const imports = (said: string) => importsFrom(said, STORY, EXPORTS)

test('every name comes from the entry of the file that the story has it from', () => {
  expect(
    imports(
      "import { Card, CardSection, Combobox as Box } from '@bunko/ui';\nimport { COVER_KINDS } from '../../lib/image-check.ts';\nimport { paths } from '../../paths.ts';",
    ),
  ).toBe(
    [
      "import { Card, CardSection } from '@bunko/ui/components/Card';",
      "import { Combobox as Box } from '@bunko/ui/components/Combobox';",
      "import { COVER_KINDS } from '@bunko/ui/lib/image-check';",
      "import { paths } from '@bunko/ui/paths';",
    ].join('\n'),
  )
})

test('what is said twice is said once, and other packages stay', () => {
  expect(
    imports(
      "import { Card } from '@bunko/ui';\nimport { fn } from 'storybook/test';\nimport { Card } from '../Card/Card.tsx';",
    ),
  ).toBe("import { Card } from '@bunko/ui/components/Card';\nimport { fn } from 'storybook/test';")
})

test('what no entry leads to is left out: parts of a component, what helps stories, and the story’s own', () => {
  expect(
    imports(
      "import {\n  FieldInForm,\n  LaterCombobox,\n  Own,\n  Told,\n} from '@bunko/ui';\nimport * as samples from './samples.ts';",
    ),
  ).toBe('')
})
