import { ABSENT, type Absent } from '../wire/absent.ts'
import { SCRIPT } from './page-script.ts'

const STYLE = `
:root { color-scheme: light dark; --paper: light-dark(#faf8f4, #131211); --surface: light-dark(#fff, #1b1a18);
  --line: light-dark(#e3ded3, #322f2a); --edge: light-dark(#8d8678, #7d776b); --ink: light-dark(#1b1916, #f3f0ea);
  --muted: light-dark(#5c574d, #aea89b); --on-ink: light-dark(#faf8f4, #131211); --link: light-dark(#28498a, #a4bdf2);
  --bad: light-dark(#a8152f, #ff98a5); --good: light-dark(#1c6b45, #7fd6a8); }
* { box-sizing: border-box; }
[hidden] { display: none !important; }
body { margin: 0; background: var(--paper); color: var(--ink); font: 0.875rem/1.45 system-ui, sans-serif; overflow-wrap: anywhere; }
header, main { max-width: 78rem; margin: 0 auto; padding: 1rem; }
header { display: flex; flex-wrap: wrap; align-items: baseline; gap: 0.25rem 1.25rem; padding-bottom: 0; }
h1 { font: 600 1.375rem/1.3 Georgia, serif; margin: 0; }
h2 { font: 600 1.0625rem/1.3 Georgia, serif; margin: 0; }
a { color: var(--link); }
main { display: grid; gap: 1rem; grid-template-columns: repeat(auto-fill, minmax(min(100%, 22rem), 1fr)); align-items: start; }
section { background: var(--surface); border: 1px solid var(--line); border-radius: 14px; padding: 1rem; display: grid; gap: 0.75rem; min-width: 0; }
section.wide { grid-column: 1 / -1; }
form, .row { display: flex; flex-wrap: wrap; align-items: end; gap: 0.5rem 0.625rem; }
form > .note { flex-basis: 100%; }
form + form, form + .row, .row + form { border-top: 1px solid var(--line); padding-top: 0.75rem; }
label { display: grid; gap: 0.2rem; font-size: 0.8125rem; color: var(--muted); flex: 1 1 6rem; min-width: 0; }
label:has(select) { flex-basis: 8rem; }
label.long { flex-basis: 100%; }
label.tick { display: flex; align-items: center; gap: 0.5rem; color: var(--ink); flex: 1 1 100%; }
input:not([type='checkbox']), select, textarea { font: inherit; color: var(--ink); background: var(--paper); border: 1px solid var(--edge);
  border-radius: 8px; padding: 0.3rem 0.5rem; width: 100%; min-width: 0; min-height: 2.125rem; }
textarea { font: 0.75rem/1.4 ui-monospace, monospace; resize: vertical; }
input[type='checkbox'] { width: 1rem; height: 1rem; accent-color: var(--ink); margin: 0.3rem 0; }
button { font: 600 0.8125rem/1.3 system-ui, sans-serif; min-height: 2.125rem; padding: 0.3rem 0.75rem; border-radius: 8px; cursor: pointer; flex: none;
  border: 1px solid var(--edge); background: var(--surface); color: var(--ink); }
button.main { background: var(--ink); border-color: var(--ink); color: var(--on-ink); }
button:hover { border-color: var(--ink); }
button:disabled { opacity: 0.5; cursor: default; }
:focus-visible { outline: 2px solid var(--link); outline-offset: 2px; }
p { margin: 0; }
.note { color: var(--muted); font-size: 0.8125rem; }
.say:empty { display: none; }
.say, .good { color: var(--good); }
.say.bad, .bad { color: var(--bad); font-weight: 600; }
dl { display: grid; grid-template-columns: auto minmax(0, 1fr); gap: 0.2rem 1rem; margin: 0; }
dt { color: var(--muted); }
dd { margin: 0; font-variant-numeric: tabular-nums; }
ul { list-style: none; margin: 0; padding: 0; }
li { display: flex; align-items: center; justify-content: space-between; gap: 0.75rem; padding: 0.375rem 0; border-top: 1px solid var(--line); }
.scroll { overflow: auto; max-height: 32rem; border-top: 1px solid var(--line); }
table { border-collapse: collapse; width: 100%; font-size: 0.8125rem; font-variant-numeric: tabular-nums; }
th, td { text-align: start; vertical-align: top; padding: 0.3rem 0.75rem 0.3rem 0; border-bottom: 1px solid var(--line); white-space: nowrap; }
th { position: sticky; top: 0; background: var(--surface); color: var(--muted); font-weight: 500; }
td.path { white-space: normal; min-width: 14rem; width: 60%; }
summary { cursor: pointer; }
pre { margin: 0.25rem 0; white-space: pre-wrap; font: 0.75rem/1.4 ui-monospace, monospace; color: var(--muted); }
`

type Part = string | readonly string[]
const lines = (...parts: Part[]) => parts.flat().join('\n')
const field = (id: string, label: string, control: string, long = false) =>
  `<label for="${id}"${long ? ' class="long"' : ''}>${label}${control}</label>`
const number = (id: string, label: string, min: number, max: number, more = '') =>
  field(id, label, `<input id="${id}" type="number" min="${min}" max="${max}" step="1" ${more}>`)
const select = (
  id: string,
  label: string,
  options: readonly (readonly [value: string, text: string])[],
  long = false,
) =>
  field(
    id,
    label,
    `<select id="${id}">${options.map(([value, text]) => `<option value="${value}">${text}</option>`).join('')}</select>`,
    long,
  )
const tick = (id: string, label: string) =>
  `<label for="${id}" class="tick"><input id="${id}" type="checkbox">${label}</label>`
const button = (id: string, text: string) => `<button type="button" id="${id}">${text}</button>`
const submit = (text: string) => `<button class="main">${text}</button>`
const form = (id: string, ...parts: Part[]) => lines(`<form id="${id}">`, ...parts, '</form>')
const row = (...parts: Part[]) => lines('<div class="row">', ...parts, '</div>')
/** A part of the page; what an action of it has to say, an error too, appears below its heading. */
const section = (id: string, title: string, parts: readonly Part[], wide = false) =>
  lines(
    `<section aria-labelledby="${id}-title"${wide ? ' class="wide"' : ''}>`,
    `<h2 id="${id}-title">${title}</h2>`,
    '<p class="say" role="status"></p>',
    ...parts,
    '</section>',
  )

const SIZES = ['titles', 'people', 'magazines', 'publishers', 'edits']
const NOTHING: Readonly<Record<Absent, string>> = {
  'as is': 'as is',
  null: 'null',
  missing: 'key missing',
  empty: 'empty text',
}
const capital = (word: string) => `${word.charAt(0).toUpperCase()}${word.slice(1)}`

const SECTIONS = [
  section('state', 'State', ['<dl id="state"></dl>']),
  section('behaviour', 'Scenario and latency', [
    form(
      'scenario-form',
      select('scenario', 'Scenario', [], true),
      '<p class="note" id="scenario-note"></p>',
      submit('Use this scenario'),
    ),
    form(
      'latency-form',
      number('latency-min', 'Latency from, ms', 0, 600_000, 'required'),
      number('latency-max', 'to, ms', 0, 600_000, 'required'),
      submit('Set latency'),
    ),
  ]),
  section('switches', 'Switches', [
    form(
      'switches-form',
      select('wire', 'Shape of answers', [['', 'as documented']], true),
      select(
        'absent',
        'Nothing known',
        ABSENT.map((how) => [how, NOTHING[how]]),
      ),
      number('token-life', 'Access token lives, seconds', 0, 86_400, 'required'),
      tick('strict-slash', 'Strict final slashes, as Django'),
      tick('rotate-refresh', 'A refresh revokes the refresh token it used'),
      submit('Set switches'),
    ),
  ]),
  section('sign-in', 'Sign in', [
    form(
      'sign-in-form',
      select('account', 'Account', [], true),
      field('username', 'or a user name', '<input id="username" autocomplete="off" spellcheck="false">', true),
      submit('Sign in'),
    ),
    lines(
      '<div class="row" id="tokens" hidden>',
      field('access', 'Access token', '<textarea id="access" rows="2" readonly></textarea>', true),
      button('copy-access', 'Copy access token'),
      field('refresh', 'Refresh token', '<textarea id="refresh" rows="2" readonly></textarea>', true),
      button('copy-refresh', 'Copy refresh token'),
      '</div>',
    ),
    row(button('expire-access', 'Expire access tokens'), button('expire-all', 'Expire refresh tokens too')),
  ]),
  section('data', 'Data', [
    form(
      'seed-form',
      number('seed', 'Seed', 0, 999_999_999, 'required'),
      SIZES.map((name) => number(`size-${name}`, capital(name), 0, 1_000_000, 'required')),
      submit('Make this data'),
    ),
    row(button('reset', 'Back to the seed'), button('download', 'Download snapshot')),
    form(
      'snapshot-form',
      field('snapshot', 'Snapshot file', '<input id="snapshot" type="file" accept="application/json,.json" required>'),
      submit('Load snapshot'),
    ),
  ]),
  section('faults', 'Faults', [
    form(
      'fault-form',
      field(
        'call',
        'Call, * for all',
        '<input id="call" list="calls" value="*" required autocomplete="off" spellcheck="false">',
        true,
      ),
      '<datalist id="calls"></datalist>',
      select('kind', 'Kind', [
        ['status', 'error status'],
        ['network', 'broken connection'],
        ['hang', 'no answer'],
        ['cut', 'cut body'],
      ]),
      number('status', 'Status', 200, 599, 'value="500" required'),
      number('percent', 'Percent', 0, 100, 'value="100" required'),
      number('times', 'Times', 1, 1_000_000, 'placeholder="all"'),
      submit('Add fault'),
      button('faults-clear', 'Remove all'),
    ),
    '<ul id="fault-list" aria-label="Faults"></ul>',
  ]),
  section(
    'journal',
    'Journal',
    [
      row(
        field('filter', 'Filter', '<input id="filter" type="search" autocomplete="off">'),
        button('journal-clear', 'Clear journal'),
      ),
      '<p class="note" id="journal-note"></p>',
      lines(
        '<div class="scroll" tabindex="0" role="region" aria-labelledby="journal-title"><table>',
        '<thead><tr><th scope="col">No.</th><th scope="col">Time</th><th scope="col">Request</th>',
        '<th scope="col">Status</th><th scope="col">Viewer</th><th scope="col">Fault</th></tr></thead>',
        '<tbody id="journal"></tbody></table></div>',
      ),
    ],
    true,
  ),
]

/** The control plane's own page: one document that shows and steers the running mock, and asks no other host. */
export const PAGE = lines(
  '<!doctype html>',
  '<html lang="en"><head><meta charset="utf-8">',
  '<meta name="viewport" content="width=device-width, initial-scale=1">',
  '<link rel="icon" href="data:,"><title>Mock server</title>',
  `<style>${STYLE}</style></head>`,
  '<body><header><h1>Mock server</h1><p id="link" role="status"></p>',
  '<a href="/__mock__/openapi.json">OpenAPI document</a></header>',
  '<main>',
  SECTIONS,
  '</main>',
  `<script>${SCRIPT}</script>`,
  '</body></html>\n',
)
