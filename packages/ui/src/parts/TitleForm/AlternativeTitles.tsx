import type { AlternativeLanguage } from '@bunko/api-client'
import { memo, useCallback, useState, type KeyboardEvent } from 'react'
import { useController, useFormState } from 'react-hook-form'
import { Button } from '../../components/Button/Button.tsx'
import { ChosenList } from '../../components/ChosenList/ChosenList.tsx'
import { Field } from '../../components/Field/Field.tsx'
import { Select } from '../../components/Select/Select.tsx'
import { TextInput } from '../../components/TextInput/TextInput.tsx'
import { isBlank } from '../../lib/blank.ts'
import { isComposing } from '../../lib/is-composing.ts'
import { sameText } from '../../lib/same-text.ts'
import { shortened } from '../../lib/shortened.ts'
import type { AlternativeTitle } from '../../lib/title-form.ts'
import { langOfText, langTag } from '../../lib/title-text.ts'
import { useTitleField } from './title-field.ts'
import { languageName, LANGUAGES } from './title-options.ts'

const nameOf = ({ title }: AlternativeTitle) => title
const keyOf = ({ lang, title }: AlternativeTitle) => `${lang} ${title}`
const noteOf = ({ lang }: AlternativeTitle) => languageName(lang)
const langOf = ({ lang, title }: AlternativeTitle) => langTag(lang) ?? langOfText(title)
/** R13: one title in one language stands there once. */
const same = (one: AlternativeTitle, other: AlternativeTitle) =>
  sameText(one.lang, other.lang) && sameText(one.title, other.title)

interface ChosenProps {
  items: readonly AlternativeTitle[]
  onRemove: ((item: AlternativeTitle) => void) | undefined
  inputId: string
}
const isAlike = (one: readonly AlternativeTitle[], other: readonly AlternativeTitle[]) =>
  one.length === other.length && one.every((item, at) => keyOf(item) === keyOf(other[at]!))
const isDrawnAlike = (before: ChosenProps, after: ChosenProps) =>
  before.onRemove === after.onRemove && before.inputId === after.inputId && isAlike(before.items, after.items)

/**
 * Out of sight they are not painted, in sight not painted anew with every letter; the margin is for the focus ring. Few
 * are not worth it: their first picture would have the guessed height, and what is below would jump.
 */
const UNSEEN = '-m-2 p-2 [contain-intrinsic-block-size:auto_4rem] [content-visibility:auto]'
const MANY = 50

// Some titles have hundreds: a letter typed above them does not draw them again.
const Chosen = memo(
  ({ items, onRemove, inputId }: ChosenProps) => (
    <div className={items.length < MANY ? undefined : UNSEEN}>
      <ChosenList
        label="Alternative titles in the list"
        items={items}
        keyOf={keyOf}
        nameOf={nameOf}
        noteOf={noteOf}
        langOf={langOf}
        onRemove={onRemove}
        inputId={inputId}
      />
    </div>
  ),
  isDrawnAlike,
)

/**
 * Text and language, added by the button or Enter, which never submits the form. What is typed belongs to the title at
 * once, and stands in the list when it is added: whoever presses Save instead means it all the same.
 */
export const AlternativeTitles = () => {
  const { form, id, label, error, closed, forgive } = useTitleField('alternativeTitles')
  const { field } = useController({ control: form.control, name: 'alternativeTitles' })
  const [text, setText] = useState('')
  const [lang, setLang] = useState<AlternativeLanguage>('en')
  const { submitCount } = useFormState({ control: form.control })
  const [sentAt, setSentAt] = useState(submitCount)
  const [twice, setTwice] = useState<string | null>(null)
  const [said, setSaid] = useState('')

  /** What is typed; null for nothing. */
  const [typed, setTyped] = useState<AlternativeTitle | null>(null)
  /** What the form holds by what was done here. */
  const [own, setOwn] = useState<readonly AlternativeTitle[]>(field.value)
  if (!isAlike(own, field.value)) {
    // A draft was restored over it, or a colleague's title taken: what was typed has gone with the rest.
    setOwn(field.value)
    setText('')
    setTyped(null)
    setTwice(null)
  }
  if (submitCount !== sentAt) {
    setSentAt(submitCount)
    // It was meant: from here on it is one of the list, and the next one that is typed does not take its place.
    if (typed) {
      setTyped(null)
      setText('')
    }
  }
  const { onChange } = field
  const put = useCallback(
    (next: AlternativeTitle[]) => {
      setOwn(next)
      onChange(next)
    },
    [onChange],
  )
  const listed = typed ? field.value.filter((one) => keyOf(one) !== keyOf(typed)) : field.value

  const type = (nextText: string, nextLang: AlternativeLanguage) => {
    setText(nextText)
    setLang(nextLang)
    setTwice(null)
    setSaid('')
    const next = { lang: nextLang, title: nextText.trim() }
    const counts = !isBlank(nextText) && !listed.some((one) => same(one, next))
    setTyped(counts ? next : null)
    if (!counts && !typed) return
    forgive()
    put(counts ? [...listed, next] : listed)
  }
  const add = () => {
    if (isBlank(text)) return
    const next = { lang, title: text.trim() }
    if (listed.some((one) => same(one, next))) {
      setTwice(`“${shortened(next.title)}” is already in the list as ${languageName(lang)}.`)
      return
    }
    forgive()
    // Anew: while it was typed it may have stood in the list already.
    put([...listed, next])
    setTyped(null)
    setText('')
    setTwice(null)
    setSaid(`${shortened(next.title)} added`)
    // The next one is typed there.
    document.getElementById(id)?.focus()
  }
  const press = (event: KeyboardEvent) => {
    if (event.key !== 'Enter') return
    event.preventDefault()
    if (!isComposing(event.nativeEvent) && !event.repeat) add()
  }
  const remove = useCallback(
    (gone: AlternativeTitle) => {
      form.clearErrors('alternativeTitles')
      put(form.getValues('alternativeTitles').filter((one) => keyOf(one) !== keyOf(gone)))
    },
    [form, put],
  )
  return (
    <div className="flex min-w-0 flex-col gap-3">
      <Field
        id={id}
        label={label}
        error={twice ?? error}
        hint={closed ?? 'Choose the language, then press Enter or Add.'}
      >
        {(control) => (
          <div className="flex min-w-0 flex-wrap gap-2">
            <TextInput
              {...control}
              ref={field.ref}
              autoComplete="off"
              value={text}
              disabled={closed !== undefined}
              onBlur={field.onBlur}
              onKeyDown={press}
              onChange={(event) => type(event.target.value, lang)}
              className="flex-[1_1_12rem]"
            />
            <Select
              aria-label="Language of the alternative title"
              value={lang}
              options={LANGUAGES}
              disabled={closed !== undefined}
              onValueChange={(next) => type(text, next)}
              className="flex-[0_1_9rem]"
            />
            <Button disabled={closed !== undefined || isBlank(text)} onClick={add}>
              Add
            </Button>
          </div>
        )}
      </Field>
      <span role="status" className="sr-only">
        {twice ?? said}
      </span>
      <Chosen items={listed} onRemove={closed === undefined ? remove : undefined} inputId={id} />
    </div>
  )
}
