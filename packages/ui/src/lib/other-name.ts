import type { Title } from '@bunko/api-client'
import { sameText } from './same-text.ts'
import { langOfText, nameOf, phrasesOf, type Phrase } from './title-text.ts'

type Named = Pick<Title, 'primary_title' | 'title' | 'alternative_titles'>

/** What a title is called besides its name: in another script where there is one, else any other; null for none. */
export const otherNameOf = (title: Named): Phrase | null => {
  const name = nameOf(title)
  const others = [
    ...phrasesOf(title.title),
    ...title.alternative_titles.flatMap(({ lang, title: text }) => phrasesOf({ [lang ?? '']: text })),
  ].filter(({ text }) => !sameText(text, name.text))
  const script = langOfText(name.text)
  const other = others.find(({ text }) => langOfText(text) !== script) ?? others[0]
  return other ? { text: other.text, lang: other.lang ?? langOfText(other.text) } : null
}
