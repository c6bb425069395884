import type { Id } from '@bunko/api-client'
import {
  lazy,
  memo,
  Suspense,
  useDeferredValue,
  useMemo,
  useState,
  type ComponentProps,
  type ComponentType,
} from 'react'
import { useWatch } from 'react-hook-form'
import type { TitleValues } from '../../lib/title-form.ts'
import type { TitleFormReturn } from '../TitleForm/use-title-form.ts'
import type { DuplicateFinder } from './DuplicateFinder.tsx'

interface Props {
  form: TitleFormReturn
  /** What the title goes by, its `id` first. */
  own?: readonly Id[]
  /** Names the title has already: nobody needs to hear of what looks like them. */
  known?: readonly string[]
}

/** What the form calls its title, in the order in which it stands there. */
export const namesInForm = ({
  primaryTitle,
  englishTitle,
  alternativeTitles,
}: Pick<TitleValues, 'primaryTitle' | 'englishTitle' | 'alternativeTitles'>): string[] =>
  [primaryTitle, englishTitle, ...alternativeTitles.map(({ title }) => title)].filter((name) => name.trim() !== '')

const NONE: readonly string[] = []

// Comes with the first name. The letter is painted first: with hundreds of names the search for them costs more than the
// letter. A warning that does not arrive stops nobody.
const Finder = lazy(async () => {
  const part = await import('./DuplicateFinder.tsx').catch(() => null)
  const Loaded: ComponentType<ComponentProps<typeof DuplicateFinder>> = part?.DuplicateFinder ?? (() => null)
  return { default: memo(Loaded) }
})

/** The duplicate finder of a title's form: for its `duplicates`. */
export const FormDuplicates = ({ form, own, known = NONE }: Props) => {
  const typed = useDeferredValue(useWatch({ control: form.control, compute: namesInForm }))
  const names = useMemo(() => typed.filter((name) => !known.includes(name)), [typed, known])
  const [begun, setBegun] = useState(false)
  if (names.length > 0 && !begun) setBegun(true)
  return (
    begun && (
      <Suspense>
        <Finder names={names} {...(own && { own })} />
      </Suspense>
    )
  )
}
