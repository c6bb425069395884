import { badPage } from './refusal.ts'

/** Where a list was cut: what `next` and `previous` are made of. */
export interface Window {
  readonly limit: number
  readonly offset: number
  readonly style: 'page' | 'offset'
}
export interface Served<Row> {
  readonly items: Row[]
  readonly total: number
  readonly window?: Window
}
interface Cut {
  readonly limit?: number | undefined
  readonly page?: number | undefined
  readonly offset?: number | undefined
}

const PAGE_SIZE = 20
/** As many Django servers do: no page is longer, whatever `limit` says. */
const MAX_PAGE_SIZE = 100

/** A list that was cut. */
interface Piece<Row> extends Served<Row> {
  readonly window: Window
}

/** One page of rows by `page` and `limit`, or by `offset` and `limit`. @throws Refusal 404 past the last page */
export const page = <Row>(rows: readonly Row[], query: Cut, size = PAGE_SIZE, style?: Window['style']): Piece<Row> => {
  const limit = Math.min(query.limit ?? size, MAX_PAGE_SIZE)
  const number = query.page ?? 1
  const offset = query.offset ?? (number - 1) * limit
  if (number > 1 && offset >= rows.length) throw badPage()
  const how = style ?? ('offset' in query ? 'offset' : 'page')
  return { items: rows.slice(offset, offset + limit), total: rows.length, window: { limit, offset, style: how } }
}

/** The first rows of a list that has no pages. */
export const first = <Row>(rows: readonly Row[], limit: number): Served<Row> => ({
  items: rows.slice(0, limit),
  total: Math.min(rows.length, limit),
})
export const whole = <Row>(rows: Row[]): Served<Row> => ({ items: rows, total: rows.length })

/** Absolute addresses of the pages around, as Django REST framework gives them: sorted, the first page without a number. */
export const around = (url: URL, { total, window }: Served<unknown>) => {
  if (!window) return { next: null, previous: null }
  const { limit, offset, style } = window
  const at = (start: number): string => {
    // Apart from its address, which would be made anew at each change.
    const params = new URLSearchParams(url.searchParams)
    const [name, value] = style === 'page' ? ['page', Math.floor(start / limit) + 1] : ['offset', start]
    if (style === 'offset') params.set('limit', String(limit))
    if (start > 0) params.set(name, String(value))
    else params.delete(name)
    params.sort()
    return `${url.origin}${url.pathname}${params.size > 0 ? `?${params.toString()}` : ''}`
  }
  return {
    next: offset + limit < total ? at(offset + limit) : null,
    previous: offset > 0 ? at(Math.max(0, offset - limit)) : null,
  }
}
