import type { Changes } from '../db/table.ts'
import type { TitleRow } from '../db/rows.ts'
import { fold } from './fold.ts'
import { Grams } from './grams.ts'

type Accept = (title: TitleRow) => boolean
interface Titles {
  get(id: number): TitleRow | undefined
  all(): TitleRow[]
  follow(): Changes
}

/** Stands before, between and after the names of a title; folding leaves no line break in a name. */
const EDGE = '\n'
/** With fewer places than this, dead ones do not matter. */
const SMALL = 256

/** All names of a title, folded, between edges. */
const textOf = (title: TitleRow): string => {
  const own = typeof title.title === 'string' ? [title.title] : Object.values(title.title ?? {})
  const all = new Set([title.primary_title, ...own, ...title.alternative_titles.map((one) => one.title)])
  const names = Array.from(all, (name) => fold(String(name ?? ''))).filter((name) => name !== '')
  return ['', ...names, ''].join(EDGE)
}
const followsOf = (title: TitleRow) => title.statistics?.follows ?? 0

/** The names of the titles of a table, for finding parts of them; in step with every write at the next question. */
export class TextIndex {
  readonly #titles: Titles
  readonly #changes: Changes
  #grams = new Grams()
  /** By the number of the text; null where the title has gone or has other names now. */
  #rows: (TitleRow | null)[] = []
  #follows: number[] = []
  #places = new Map<number, number>()
  /** All hits of the last text: a page asks for their number and for the best of them, and so does the next page. */
  #last: { readonly q: string; readonly places: Int32Array } | null = null

  constructor(titles: Titles) {
    this.#titles = titles
    this.#changes = titles.follow()
  }

  /** Rows by rank: the whole name, its beginning, the beginning of a word, anywhere; then follows, then id. */
  top(q: string, count: number, accept?: Accept): TitleRow[] {
    this.#update()
    const found = new Set<number>()
    for (const pattern of [EDGE + q + EDGE, EDGE + q, ` ${q}`, q]) {
      if (found.size >= count) break
      const places = pattern === q ? this.#hits(q) : this.#alive(pattern)
      for (const place of this.#best(places, count - found.size, found, accept)) found.add(place)
    }
    return Array.from(found, (place) => this.#rows[place] as TitleRow)
  }

  /** All rows whose names hold the text, in no particular order. */
  all(q: string): TitleRow[] {
    this.#update()
    return Array.from(this.#hits(q), (place) => this.#rows[place] as TitleRow)
  }

  /** How many there are. */
  count(q: string, accept?: Accept): number {
    this.#update()
    const hits = this.#hits(q)
    if (!accept) return hits.length
    let count = 0
    for (const place of hits) if (accept(this.#rows[place] as TitleRow)) count++
    return count
  }

  #hits(q: string): Int32Array {
    if (this.#last?.q !== q) this.#last = { q, places: this.#alive(q) }
    return this.#last.places
  }
  #alive(pattern: string): Int32Array {
    const places = this.#grams.find(pattern)
    return this.#places.size === this.#rows.length ? places : places.filter((place) => this.#rows[place] !== null)
  }
  /** The more followed one first, then the older one. */
  #compare(a: number, b: number): number {
    const by = (this.#follows[b] as number) - (this.#follows[a] as number)
    return by === 0 ? (this.#rows[a] as TitleRow).id - (this.#rows[b] as TitleRow).id : by
  }

  /** The first ones of the places in order, without those already found. */
  #best(places: Int32Array, count: number, found: ReadonlySet<number>, accept: Accept | undefined): number[] {
    const kept: number[] = []
    const cut = () => {
      kept.sort((a, b) => this.#compare(a, b))
      if (kept.length > count) kept.length = count
    }
    let worst = -1
    for (const place of places) {
      if (worst >= 0 && this.#compare(place, worst) > 0) continue
      if (found.has(place) || accept?.(this.#rows[place] as TitleRow) === false) continue
      kept.push(place)
      if (kept.length < 2 * count + 16) continue
      cut()
      worst = kept[count - 1] as number
    }
    cut()
    return kept
  }

  #update(): void {
    const changed = this.#changes.take()
    if (changed?.size === 0) return
    this.#last = null
    if (changed) for (const id of changed) this.#note(id, this.#titles.get(id))
    else this.#noteAll()
    if (this.#rows.length > SMALL && this.#places.size < this.#rows.length / 2) {
      this.#grams = new Grams()
      this.#rows = []
      this.#follows = []
      this.#places = new Map()
      this.#noteAll()
    }
  }
  #noteAll(): void {
    for (const id of this.#places.keys()) if (!this.#titles.get(id)) this.#note(id, undefined)
    for (const row of this.#titles.all()) this.#note(row.id, row)
  }
  #note(id: number, row: TitleRow | undefined): void {
    const place = this.#places.get(id)
    const before = place === undefined ? null : (this.#rows[place] as TitleRow)
    if (row === before) return
    const text = row ? textOf(row) : ''
    if (place !== undefined && before) {
      const isSame = row && textOf(before) === text
      this.#rows[place] = isSame ? row : null
      this.#follows[place] = isSame ? followsOf(row) : 0
      if (isSame) return
      this.#places.delete(id)
    }
    if (!row) return
    this.#places.set(id, this.#rows.length)
    this.#grams.add(text)
    this.#rows.push(row)
    this.#follows.push(followsOf(row))
  }
}
