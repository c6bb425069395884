import { refOf, type Magazine, type Title } from '@bunko/api-client'
import { coverSrc } from './cover-src.ts'
import type { HousePick } from './house-form.ts'
import { houseName, lineOf } from './house-list.ts'
import { factsOf, labelOf, nameOf } from './title-text.ts'

/** A title as a magazine's form keeps it: name, cover, 'Manga · 2015 · Ongoing'. */
export const pickOfTitle = (title: Title): HousePick => {
  const { text, lang } = nameOf(title)
  return {
    ref: refOf(title),
    id: title.id ?? undefined,
    name: text,
    lang,
    facts: factsOf(title) || undefined,
    cover: coverSrc(title.covers, 'thumbnail') || null,
  }
}

/** A magazine as a publisher's form keeps it: name, logo, 'Monthly · Japan · Active'. */
export const pickOfMagazine = (magazine: Magazine): HousePick => {
  const { text, lang } = houseName(magazine)
  const facts = [labelOf(magazine.publication_frequency), magazine.country?.trim(), labelOf(magazine.status)]
  return {
    ref: refOf(magazine),
    id: magazine.id ?? undefined,
    name: text,
    lang,
    facts: lineOf(facts) || undefined,
    cover: magazine.logo,
  }
}
