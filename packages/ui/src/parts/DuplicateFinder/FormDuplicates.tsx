import type { Id } from '@bunko/api-client'
import { memo, useDeferredValue, useMemo } from 'react'
import { useWatch } from 'react-hook-form'
import type { TitleValues } from '../../lib/title-form.ts'
import type { TitleFormReturn } from '../TitleForm/use-title-form.ts'
import { DuplicateFinder } from './DuplicateFinder.tsx'

interface Props {
  form: TitleFormReturn
  excludeId?: Id | undefined
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

// The letter is painted first: with hundreds of names the search for them costs more than the letter.
const Finder = memo(DuplicateFinder)

/** The duplicate finder of a title's form: for its `duplicates`. */
export const FormDuplicates = ({ form, excludeId, known = NONE }: Props) => {
  const typed = useDeferredValue(useWatch({ control: form.control, compute: namesInForm }))
  const names = useMemo(() => typed.filter((name) => !known.includes(name)), [typed, known])
  return <Finder names={names} excludeId={excludeId} />
}
