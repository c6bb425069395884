import { heightOf } from '../stage/stage.ts'
import type { Unseen } from './compare.ts'

/** One row of the report: a picture that differs, or that only one side has, or a story that threw. */
export interface Row {
  kind: 'changed' | 'new' | 'removed' | 'threw'
  id: string
  label: string
  /** "light-1280"; '' for a story that threw. */
  shot: string
  /** Addresses of the pictures, from the report's folder. */
  before?: string
  after?: string
  difference?: string
  pixels?: number
  /** What a story threw. */
  thrown?: string
}

export interface Report extends Unseen {
  /** What the pictures were compared with: "cc56f09, the last commit". */
  against: string
  compared: number
  rows: readonly Row[]
}

const KINDS = ['changed', 'removed', 'threw', 'new'] as const

const ESCAPES: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' }
const escape = (text: string) => text.replaceAll(/[&<>"]/g, (found) => ESCAPES[found] ?? found)
const count = (many: number, one: string, more = `${one}s`) => `${many} ${many === 1 ? one : more}`
const stories = (many: number) => count(many, 'story', 'stories')
const px = new Intl.NumberFormat('en-GB')

/** The run in one line, as the terminal and the head of the page say it. */
export const summaryOf = ({ against, compared, rows, cut }: Report) => {
  const storiesWith = (kind: Row['kind']) => new Set(rows.filter((row) => row.kind === kind).map(({ id }) => id)).size
  const pictures = (kind: Row['kind'], what: string) => {
    const many = rows.filter((row) => row.kind === kind).length
    return many ? [`${count(many, 'picture')} of ${stories(storiesWith(kind))} ${what}`] : []
  }
  const [changed = 'none differs'] = pictures('changed', 'changed')
  const threw = storiesWith('threw')
  return [
    `${count(compared, 'picture')} compared with ${against}: ${changed}`,
    ...pictures('removed', 'removed'),
    ...(threw ? [`${stories(threw)} threw`] : []),
    ...pictures('new', 'new'),
    ...(cut.length ? [`${count(cut.length, 'picture')} cut`] : []),
  ].join('; ')
}

/**
 * The exit code that a run deserves: 1 when a person has to look. A new picture takes nothing away from anybody; one that
 * is gone takes its check along.
 */
export const exitCodeFor = ({ rows }: Report) => (rows.some(({ kind }) => kind !== 'new') ? 1 : 0)

const shotName = (shot: string) => shot.replace('-', ', ')

/** Where the story stands in a Storybook, in the theme and the window of the picture, as the toolbar writes them. */
const addressOf = ({ id, shot }: Pick<Row, 'id' | 'shot'>) => {
  const [theme, width] = shot.split('-')
  const window = `${width}px-${heightOf(Number(width))}px`
  return `?path=/story/${id}${width === undefined ? '' : `&globals=theme:${theme};viewport.value:${window}`}`
}

const figure = (caption: string, src: string | undefined) =>
  src === undefined
    ? ''
    : `<figure><figcaption>${caption}</figcaption><a href="${escape(src)}"><img src="${escape(src)}" alt="${caption}" loading="lazy"></a></figure>`

const rowHtml = (
  row: Row,
) => `<section data-kind="${row.kind}" data-text="${escape(`${row.label} ${row.id} ${row.shot}`.toLowerCase())}">
<h2><span class="kind">${row.kind}</span> ${escape(row.label)} <small>${escape([shotName(row.shot), row.pixels === undefined ? '' : count(row.pixels, 'pixel')].filter(Boolean).join(' · '))}</small> <code>${escape(addressOf(row))}</code></h2>
${row.thrown === undefined ? '' : `<pre>${escape(row.thrown)}</pre>`}
<div class="pictures">${figure('Before', row.before)}${figure('After', row.after)}${figure('Difference', row.difference)}</div>
</section>`

/** Something the pictures leave out, folded away above them; nothing where they leave out nothing. */
const listHtml = (title: string, explanation: string, lines: readonly (readonly [label: string, what: string])[]) =>
  lines.length === 0
    ? ''
    : `<details>
<summary>${title} (${lines.length})</summary>
<p>${explanation}</p>
<ul>
${lines.map(([label, what]) => `<li>${escape(label)} <small>${escape(what)}</small></li>`).join('\n')}
</ul>
</details>`

const unseenHtml = ({ cut }: Unseen) =>
  listHtml(
    'Cut pictures',
    'These end before their page does. What is further down is not compared.',
    cut.map(({ label, shot, shown, whole }) => [
      label,
      `${shotName(shot)} · ${px.format(shown)} of ${px.format(whole)} px`,
    ]),
  )

const STYLE = `
:root { color-scheme: light dark; font: 15px/1.5 system-ui, sans-serif }
body { margin: 0 auto; max-width: 110rem; padding: 1.5rem }
header { position: sticky; top: 0; background: Canvas; padding-block: .75rem; border-bottom: 1px solid GrayText; z-index: 1 }
h1 { font-size: 1.25rem; margin: 0 0 .5rem } h2 { font-size: 1rem; margin: 2rem 0 .5rem }
form { display: flex; flex-wrap: wrap; gap: .5rem 1.25rem; align-items: center }
input[type=search] { font: inherit; padding: .25rem .5rem; min-width: 18rem }
.kind { border: 1px solid GrayText; border-radius: 4px; padding: 0 .4rem; font-size: .8rem }
small { font-weight: 400 } pre { white-space: pre-wrap; overflow-wrap: anywhere }
.pictures { display: grid; grid-template-columns: repeat(3, minmax(0, 1fr)); gap: 1rem; align-items: start }
figure { margin: 0 } img { max-width: 100%; border: 1px solid GrayText }
details { margin-block-start: .75rem } [hidden] { display: none }`

const SCRIPT = `
const form = document.querySelector('form')
const show = () => {
  const text = form.text.value.trim().toLowerCase()
  const kinds = [...form.querySelectorAll('[type=checkbox]')].filter((box) => box.checked).map((box) => box.value)
  let shown = 0
  for (const row of document.querySelectorAll('section')) {
    row.hidden = !kinds.includes(row.dataset.kind) || !row.dataset.text.includes(text)
    if (!row.hidden) shown++
  }
  document.querySelector('output').textContent = shown + ' shown'
}
form.addEventListener('input', show)
form.addEventListener('submit', (event) => event.preventDefault())
show()`

/** The report as one page that opens from disk; the pictures lie beside it. */
export const pageOf = (report: Report) => {
  const order = (row: Row) => KINDS.indexOf(row.kind)
  const rows = report.rows.toSorted((one, other) => order(one) - order(other))
  const kinds = KINDS.map((kind) => [kind, rows.filter((row) => row.kind === kind).length] as const)
  return `<!doctype html>
<html lang="en">
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<title>Visual check</title>
<style>${STYLE}</style>
<header>
<h1>${escape(summaryOf(report))}</h1>
<form>
<label>Story <input type="search" name="text"></label>
${kinds
  .filter(([, many]) => many > 0)
  .map(([kind, many]) => `<label><input type="checkbox" value="${kind}" checked> ${kind} (${many})</label>`)
  .join('\n')}
<output></output>
</form>
</header>
<main>
${unseenHtml(report)}
${rows.length === 0 ? '<p>Every picture is as it was.</p>' : rows.map(rowHtml).join('\n')}
</main>
<script>${SCRIPT}</script>
</html>
`
}
