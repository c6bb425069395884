/** What the control page does; a script of the page itself, so it knows nothing of this package. */
export const SCRIPT = String.raw`
'use strict'
const BASE = '/__mock__/'
const SHOWN = 200
const EVERY_MS = 2000
const SIZES = ['titles', 'people', 'magazines', 'publishers', 'edits']
const $ = (id) => document.getElementById(id)
const make = (tag, text, className) => {
  const element = document.createElement(tag)
  if (text !== undefined) element.textContent = String(text)
  if (className) element.className = className
  return element
}

const call = async (method, address, body) => {
  const sent = body === undefined ? undefined : typeof body === 'string' ? body : JSON.stringify(body)
  const headers = sent === undefined ? {} : { 'content-type': 'application/json' }
  let answer
  try {
    answer = await fetch(BASE + address, { method, headers, body: sent })
  } catch {
    throw new Error('The mock server does not answer.')
  }
  const json = await answer.json().catch(() => null)
  if (!answer.ok || json === null) throw new Error((json && json.error) || 'The mock server answered ' + answer.status + '.')
  return json
}

// A control keeps what somebody has begun to change in it; otherwise it follows the server.
const valueOf = (control) => (control.type === 'checkbox' ? String(control.checked) : control.value)
const sync = (id, value) => {
  const control = $(id)
  const text = value === null || value === undefined ? '' : String(value)
  if (control.dataset.was === undefined || control.dataset.was === valueOf(control)) {
    if (control.type === 'checkbox') control.checked = text === 'true'
    else control.value = text
  }
  control.dataset.was = text
}

const latencyText = (latency) => (Array.isArray(latency) ? latency.join('–') + ' ms' : latency + ' ms')
const pairs = (object) => Object.entries(object || {}).map(([name, value]) => name + ' ' + value).join(', ')
const faultText = (fault) =>
  [
    fault.call === '*' ? 'every call' : fault.call,
    fault.kind === 'status' ? String(fault.status) : fault.kind,
    fault.percent < 100 ? fault.percent + ' %' : '',
    fault.left === null ? '' : fault.left + ' left',
  ].filter(Boolean).join(' · ')

const showFaults = (faults) => {
  const list = $('fault-list')
  const text = JSON.stringify(faults)
  if (list.dataset.was === text) return
  list.dataset.was = text
  list.replaceChildren(
    ...faults.map((fault) => {
      const item = make('li')
      const remove = make('button', 'Remove')
      remove.type = 'button'
      remove.setAttribute('aria-label', 'Remove ' + faultText(fault))
      remove.addEventListener('click', () =>
        act(list, async () => {
          showFaults(await call('DELETE', 'faults/' + encodeURIComponent(fault.id)))
          $('call').focus()
        }),
      )
      item.append(make('span', faultText(fault)), remove)
      return item
    }),
  )
}

const notes = new Map()
const showNote = () => ($('scenario-note').textContent = notes.get($('scenario').value) || '')

let requests = 0
const showState = (state) => {
  const switches = state.switches || {}
  const rows = [
    ['Scenario', state.scenario],
    ['Latency', latencyText(state.latency)],
    ['Seed', state.seed],
    ['Sizes', pairs(state.sizes)],
    ['Stored', pairs(state.counts)],
    ['Switches', pairs(switches)],
    ['Its clock', typeof state.now === 'number' ? new Date(state.now).toISOString() : state.now],
    ['Requests', state.requests],
    ['Faults', state.faults.length],
    ['Crashes', [state.crashes.length, ...state.crashes.slice(-3)].join(' · ')],
  ]
  $('state').replaceChildren(
    ...rows.flatMap(([name, value]) => [make('dt', name), make('dd', value, name === 'Crashes' && state.crashes.length > 0 ? 'bad' : '')]),
  )
  const [min, max] = Array.isArray(state.latency) ? state.latency : [state.latency, state.latency]
  sync('scenario', state.scenario)
  sync('latency-min', min)
  sync('latency-max', max)
  sync('wire', switches.wire)
  sync('absent', switches.absent)
  sync('token-life', switches.tokenLifeMs / 1000)
  sync('strict-slash', switches.strictSlash)
  sync('rotate-refresh', switches.rotateRefresh)
  sync('seed', state.seed)
  for (const name of SIZES) sync('size-' + name, (state.sizes || {})[name])
  showNote()
  showFaults(state.faults)
  if (state.requests < requests) forgetJournal()
  requests = state.requests
}

let last = 0
const forgetJournal = () => {
  last = 0
  $('journal').replaceChildren()
  filter()
}
const filter = () => {
  const wanted = $('filter').value.trim().toLowerCase()
  const rows = [...$('journal').children]
  for (const row of rows) row.hidden = !row.dataset.text.includes(wanted)
  const shown = rows.filter((row) => !row.hidden).length
  $('journal-note').textContent = rows.length === 0 ? 'No request yet.' : shown + ' of the last ' + rows.length + ' requests, newest first.'
}
const journalRow = (entry) => {
  const row = make('tr')
  const path = make('td', undefined, 'path')
  const what = entry.method + ' ' + entry.path + (entry.query ? (entry.query.startsWith('?') ? '' : '?') + entry.query : '')
  if (entry.body === null || entry.body === undefined) path.textContent = what
  else {
    const details = make('details')
    details.append(make('summary', what), make('pre', JSON.stringify(entry.body, null, 2)))
    path.append(details)
  }
  row.append(
    make('td', entry.n),
    make('td', new Date(entry.at).toLocaleTimeString()),
    path,
    make('td', entry.status || 'broken', entry.status >= 200 && entry.status < 400 ? 'good' : 'bad'),
    make('td', entry.viewer || ''),
    make('td', entry.fault || ''),
  )
  row.dataset.text = [what, entry.call, entry.viewer, entry.status || 'broken', entry.fault].join(' ').toLowerCase()
  return row
}
const showJournal = async () => {
  const entries = (await call('GET', 'journal?after=' + last)).filter(({ n }) => n > last)
  if (entries.length === 0) return filter()
  last = entries.at(-1).n
  const body = $('journal')
  body.prepend(...entries.slice(-SHOWN).reverse().map(journalRow))
  while (body.children.length > SHOWN) body.lastElementChild.remove()
  filter()
}

// One action at a time in a section; what came of it, an error too, is said there.
const act = async (element, work, done) => {
  const section = element.closest('section')
  const say = section.querySelector('.say')
  if (section.ariaBusy === 'true') return
  section.ariaBusy = 'true'
  say.textContent = ''
  try {
    const text = await work()
    say.classList.remove('bad')
    say.textContent = typeof text === 'string' ? text : done || ''
  } catch (error) {
    say.classList.add('bad')
    say.textContent = error.message
  } finally {
    section.ariaBusy = 'false'
  }
}
const steer = async (address, body) => showState(await call('POST', address, body))
const onSubmit = (id, work, done) =>
  $(id).addEventListener('submit', (event) => {
    event.preventDefault()
    void act($(id), work, done)
  })
const onClick = (id, work, done) => $(id).addEventListener('click', () => void act($(id), work, done))
const numberIn = (id) => Number($(id).value)

$('scenario').addEventListener('change', showNote)
$('filter').addEventListener('input', filter)
onSubmit('scenario-form', () => steer('scenario', { name: $('scenario').value }), 'Used from the next call on.')
onSubmit(
  'latency-form',
  () => {
    const [min, max] = [numberIn('latency-min'), numberIn('latency-max')]
    return steer('latency', min === max ? { ms: min } : { min, max })
  },
  'Set.',
)
onSubmit(
  'switches-form',
  () =>
    steer('switches', {
      wire: $('wire').value || null,
      absent: $('absent').value,
      tokenLifeMs: Math.round(numberIn('token-life') * 1000),
      strictSlash: $('strict-slash').checked,
      rotateRefresh: $('rotate-refresh').checked,
    }),
  'Set.',
)
onSubmit(
  'seed-form',
  () => steer('seed', Object.fromEntries([['seed', numberIn('seed')], ...SIZES.map((name) => [name, numberIn('size-' + name)])])),
  'Made anew.',
)
onClick('reset', () => steer('reset', {}), 'Back to the seed.')
onClick('download', async () => {
  const text = JSON.stringify(await call('GET', 'snapshot'))
  const link = make('a')
  link.href = URL.createObjectURL(new Blob([text], { type: 'application/json' }))
  link.download = 'mock-snapshot.json'
  link.click()
  setTimeout(() => URL.revokeObjectURL(link.href), 1000)
  return Math.ceil(text.length / 1000) + ' KB saved.'
})
onSubmit('snapshot-form', async () => steer('snapshot', await $('snapshot').files[0].text()), 'Loaded.')
onSubmit('sign-in-form', async () => {
  const username = $('username').value.trim()
  const level = $('account').value
  const who = username ? { username } : { level: level === '' ? null : Number(level) }
  const { user, accessToken, refreshToken } = await call('POST', 'login-as', who)
  $('access').value = accessToken
  $('refresh').value = refreshToken
  $('tokens').hidden = false
  return 'Signed in as ' + user.username + '.'
})
const onCopy = (button, id) =>
  onClick(button, async () => {
    $(id).select()
    try {
      await navigator.clipboard.writeText($(id).value)
      return 'Copied.'
    } catch {
      return 'Selected: press Ctrl C.'
    }
  })
onCopy('copy-access', 'access')
onCopy('copy-refresh', 'refresh')
onClick('expire-access', () => steer('expire-tokens', { which: 'access' }), 'No access token works any more.')
onClick('expire-all', () => steer('expire-tokens', { which: 'all' }), 'No token works any more.')

const ofKind = () => {
  const isStatus = $('kind').value === 'status'
  $('status').disabled = !isStatus
  $('status').parentElement.hidden = !isStatus
}
$('kind').addEventListener('change', ofKind)
onSubmit('fault-form', async () => {
  const kind = $('kind').value
  const fault = { call: $('call').value.trim(), kind, percent: numberIn('percent') }
  if (kind === 'status') fault.status = numberIn('status')
  if ($('times').value !== '') fault.times = numberIn('times')
  const added = await call('POST', 'faults', fault)
  showFaults(await call('GET', 'faults'))
  return 'Added: ' + faultText(added) + '.'
})
onClick('faults-clear', async () => showFaults(await call('DELETE', 'faults')), 'No fault is left.')
onClick('journal-clear', async () => {
  await call('DELETE', 'journal')
  forgetJournal()
})

const optionOf = (value, text) => {
  const option = make('option', text)
  option.value = value
  return option
}
const showOptions = ({ scenarios, calls, accounts, wires }) => {
  for (const { name, note } of scenarios) notes.set(name, note)
  $('scenario').replaceChildren(...scenarios.map(({ name }) => optionOf(name, name)))
  $('wire').append(...wires.map((name) => optionOf(name, name)))
  $('calls').replaceChildren(...['*', ...calls].map((name) => optionOf(name)))
  $('account').replaceChildren(
    ...accounts.map(({ level, username, name }) =>
      optionOf(level === null ? '' : String(level), (level === null ? 'No level' : 'Level ' + level) + ' · ' + (name || username)),
    ),
  )
}

let ready = false
const refresh = async () => {
  if (document.visibilityState === 'hidden') return
  try {
    if (!ready) showOptions(await call('GET', 'options'))
    ready = true
    showState(await call('GET', 'state'))
    await showJournal()
    $('link').className = ''
    $('link').textContent = ''
  } catch (error) {
    $('link').className = 'bad'
    $('link').textContent = error.message
  }
}
const watch = () => void refresh().finally(() => setTimeout(watch, EVERY_MS))
document.addEventListener('visibilitychange', () => void refresh())
ofKind()
watch()
`
