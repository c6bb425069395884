import { refOf } from '@bunko/api-client'
import { useState } from 'react'
import { useWatch } from 'react-hook-form'
import { Link } from '../../components/Link/Link.tsx'
import { Notice } from '../../components/Notice/Notice.tsx'
import { usePersonSearch } from '../../data/search.ts'
import { personName } from '../../lib/person-list.ts'
import { sameText } from '../../lib/same-text.ts'
import { scriptLang } from '../../lib/script-lang.ts'
import { paths } from '../../paths.ts'
import { LookFailed } from '../DuplicateFinder/LookFailed.tsx'
import type { PersonFormReturn } from './use-person-form.ts'

interface Props {
  /** Whose name is looked for while it is typed. */
  form: PersonFormReturn
  /** What stands in the path of the person's own page, undefined for a new one. The person that is being edited is no namesake of themselves. */
  except: string | undefined
}

/**
 * People who already have the name (R13): a warning, never a wall. A search that fails is told as well.
 *
 * Use below the name in the form of a person; not for titles of one name, there `DuplicateFinder`.
 *
 * Keyboard: it takes no focus; Tab goes through who was found, Enter opens them in a new tab. After a failed search Tab
 * reaches Retry.
 */
export const Namesakes = ({ form, except }: Props) => {
  const name = useWatch({ control: form.control, name: 'name' })
  const { results, state, error, retry } = usePersonSearch(name)
  // A failure stands until another search has ended: its Retry stays where it is while it looks again.
  const [failure, setFailure] = useState<unknown>(null)
  const latest = state === 'failed' ? error : null
  if (state !== 'loading' && failure !== latest) setFailure(latest)
  const same = results.filter((one) => one.name && sameText(one.name, name) && refOf(one) !== except)
  if (failure !== null)
    return <LookFailed what="people of this name" error={failure} searching={state === 'loading'} onRetry={retry} />
  if (same.length === 0) return null
  return (
    <Notice tone="warning" title="This name is already there">
      <ul className="flex flex-wrap gap-x-4">
        {same.map((person) => {
          const { text, lang } = personName(person)
          const { id, age, hometown } = person
          const facts = [id !== null && `ID ${id}`, age, hometown].filter((fact) => fact !== false && fact !== null)
          return (
            <li key={refOf(person)} className="min-w-0 py-0.5">
              <Link
                to={paths.editPerson.to({ id: refOf(person) })}
                newTab
                className="inline-flex items-center pointer-coarse:min-h-11"
              >
                <bdi lang={lang}>{text}</bdi>
              </Link>{' '}
              (
              {facts.map((fact, at) => [
                at > 0 && ' · ',
                <bdi key={fact} lang={scriptLang(String(fact))}>
                  {fact}
                </bdi>,
              ])}
              )
            </li>
          )
        })}
      </ul>
    </Notice>
  )
}
