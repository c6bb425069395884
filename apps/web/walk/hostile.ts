const RUN = 'globalThis.executed=(globalThis.executed??0)+1'
/** In every hostile text, so that one that is shown can be seen to be. */
export const MARK = '¤'
/** Reads backwards, and is never closed: what stands after it is not to. */
export const BACKWARDS = 'sdrawkcab'
/** For texts: what a server may have stored of somebody who wishes us ill. The last one is 100,000 characters long. */
export const TEXTS: readonly string[] = [
  `<script>${RUN}</script>`,
  `"><img src=x onerror="${RUN}">`,
  `<svg onload="${RUN}"><style>*{display:none}</style>`,
  `{{constructor.constructor('${RUN}')()}}\${${RUN}}`,
  `\u202E${BACKWARDS}`,
  '\u202Eevitoped si siht\u202C \u2066hidden\u2069 \u200B\u200D\uFEFF\u0000\u0007',
  `${'W'.repeat(300)} ${'長'.repeat(300)}`,
  'Z͑ͫ̓ͪ̂ͫ̽͏̴̙̤̞͉͚̯̞̠͍A̴̵̜̰͔ͫ͗͢L̠ͨͧͩ͘G̴̻͈͍͔̹̑͗̎̅͛́Ǫ̵̹̻̝̳͂̌̌͘!͖̬̰̙̗̿̋ͥͥ̂ͣ̐́́͜͞',
  'long '.repeat(20_000),
].map((text) => MARK + text)
/** For addresses; the last one is as long. */
export const LINKS: readonly string[] = [
  `javascript:${RUN}`,
  `JaVaScRiPt\u0009:${RUN}`,
  `data:text/html,<script>${RUN}</script>`,
  'vbscript:msgbox(1)',
  'file:///etc/passwd',
  `https://a.example/"onmouseover="${RUN}`,
  'blob:https://a.example/1',
  '\\\\a.example\\share',
  `https://a.example/${'long/'.repeat(20_000)}`,
]
/** For a first row's dates, every other pass: none, a day that there is not, and the last that can be counted. */
export const DATES: readonly string[] = [
  `${MARK}<script>${RUN}</script>`,
  '2026-13-45T99:99:99Z',
  '+275760-09-13T00:00:00.000Z',
]
/** After so many passes each of them has been in each field of an answer's first row, but for dates and `ENUM`. */
export const PASSES = Math.max(TEXTS.length, LINKS.length)

/** How a refusal begins that means ill: no closing tag, which the walk would take for the machine's own words. */
export const ILL_SAID = `${MARK}"><img src=x onerror="${RUN}"><svg onload="${RUN}"><script src="data:,${RUN}">`
/** Without a place to break, again and again: no letters, which would be told as turned round. */
export const ILL_END = '8'
/** What such a refusal says, of nothing and of fields: it turns round and is far too long. */
export const REFUSAL = `${ILL_SAID} \u202E${BACKWARDS} ${ILL_END.repeat(100_000)}`

/** Leads from call to call, or says who may what. */
const IDENTITY = /^(id|public_id|mangaId|\w+_ids?|related_entries|season|level|access|refresh)$/
/** Where the rest of a page is: in the first pass elsewhere, and to be asked with something of theirs. */
const PAGES = /^(next|previous)$/
export const ELSEWHERE = `https://a.example/manga/?limit=1&"><script>${RUN}</script>`
/** What an unknown value of does away with a form, or with a way of telling a change: every other pass. */
const ENUM = /^(status|type|edit_type|field_type|field_name|priority|content_rating|publication_demographic)$/
/** Maps of languages to texts: in the same passes with one that nobody speaks. */
const BY_LANGUAGE = /^(title|description)$/
const NO_TEXT =
  /^(year|chapters|volumes?|number|count|\w+_count|age|\w+_year|is_\w+|\w+_at|reviewed_by|statistics|profile|manga|old_value|new_value|changes)$/
const IS_DATE = /^\d{4}-\d\d-\d\d/
const SIZES = ['thumbnail', 'medium', 'large', 'original']
const ADDRESS = new RegExp(
  `^(${SIZES.join('|')}|website|logo|twitter|facebook|instagram|youtube|linkedin|url|edit_url|image_url|avatar|banner)$`,
)
const NO_COVERS = Object.fromEntries(SIZES.map((size) => [size, null]))

/**
 * Every text of an answer replaced by something hostile, the same field of the next row and of the next pass by the next
 * thing; what the contract counts on stays. The longest are for first rows: a page of many rows has to be looked at as well.
 * `isSeasons`: of a list of seasons, which has no other text, the names as well.
 */
export const poison = (answer: unknown, pass: number, isSeasons = false): unknown => {
  const places = new Map<string, { turn: number; rows: number }>()
  const isTame = pass % 2 === 0
  /** How often the field was met before, and the turn that it has in this pass. */
  const placeOf = (field: string) => {
    const place = places.get(field) ?? { turn: places.size + pass, rows: 0 }
    places.set(field, { ...place, rows: place.rows + 1 })
    return place
  }
  const strangers = new Map<string, number>()
  /** A language that nobody speaks, and what is said in it. */
  const strangerIn = (field: string) => {
    const rows = strangers.get(field) ?? 0
    strangers.set(field, rows + 1)
    const text = rows === 0 ? TEXTS[(pass + 1) % TEXTS.length] : TEXTS[(pass + rows) % (TEXTS.length - 1)]
    return [text ?? MARK, text ?? MARK] as const
  }
  const walk = (value: unknown, key: string, field: string): unknown => {
    if (Array.isArray(value)) return value.map((one) => walk(one, key, field))
    if (value === null && key === 'covers') return walk(NO_COVERS, key, field)
    if (value !== null && typeof value === 'object')
      return Object.fromEntries([
        ...Object.entries(value).map(([name, inner]) => [name, walk(inner, name, `${key}.${name}`)] as const),
        ...(BY_LANGUAGE.test(key) && !isTame ? [strangerIn(field)] : []),
      ])
    if (PAGES.test(key)) return pass === 0 ? ELSEWHERE : value
    const isFixed = IDENTITY.test(key) && !(key === 'season' && isSeasons)
    if (isFixed || (value === null ? key === '' || NO_TEXT.test(key) : typeof value !== 'string')) return value
    // Also of what stays in this pass: the turns of the fields after it must not hang on the pass.
    const { turn, rows } = placeOf(field)
    if (ENUM.test(key) && isTame) return value
    if (typeof value === 'string' && IS_DATE.test(value))
      // Of the first row alone: what is counted by its day would count nothing else.
      return isTame || rows > 0 ? value : DATES[turn % DATES.length]
    const list = ADDRESS.test(key) ? LINKS : TEXTS
    return rows === 0 ? list[turn % list.length] : list[(turn + rows) % (list.length - 1)]
  }
  return walk(answer, '', '')
}
