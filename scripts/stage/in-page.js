// Runs in the browser before anything else of a story's page; stage.ts talks to it. Plain JavaScript: no build step.
/* global document, window */
const LONG_MS = 1000
/** Longer ones clear caches: nobody waits for them. */
const LONGEST_MS = 30_000
const FRAMES_AT_REST = 3
const PREVIEW = '__STORYBOOK_PREVIEW__'
const frame = () => new Promise((done) => requestAnimationFrame(done))
/** When nothing is left to do: React draws what may wait in small steps, and changes the page only after the last. */
const idle = () => new Promise((done) => requestIdleCallback(done, { timeout: 2000 }))

// Once a story has finished, nothing may change by itself: a toast would leave, a slow answer would arrive.
let frozen = false
const held = new Map()
const awaited = new Set()
const soon = new Set()
const { setTimeout: later, clearTimeout: never, setInterval: often, fetch: ask } = globalThis
globalThis.setTimeout = (call, ms = 0, ...args) => {
  if (typeof call !== 'function') return later(call, ms, ...args)
  const [isLong, list] = [ms >= LONG_MS, ms < LONG_MS ? soon : awaited]
  const id = later(() => {
    list.delete(id)
    if (frozen && isLong) held.set(id, () => call(...args))
    else call(...args)
  }, ms)
  if (ms > 0 && ms <= LONGEST_MS) list.add(id)
  return id
}
globalThis.clearTimeout = (id) => {
  held.delete(id)
  awaited.delete(id)
  soon.delete(id)
  never(id)
}
globalThis.setInterval = (call, ms = 0, ...args) =>
  often(typeof call === 'function' ? (...given) => (frozen ? undefined : call(...given)) : call, ms, ...args)
const freeze = () => (frozen = true)
const thaw = () => {
  frozen = false
  const calls = [...held.values()]
  held.clear()
  for (const call of calls) call()
}

// An answer that a held clock keeps back is not waited for: nothing comes any more. A busy machine is only slow.
let asked = 0
let answeredAt = 0
const isAnswering = (start) => {
  const ms = performance.now() - Math.max(start, answeredAt)
  return asked > 0 && ms < (held.size + awaited.size > 0 ? 1500 : 6000)
}
globalThis.fetch = async (...args) => {
  asked++
  try {
    return await ask(...args)
  } finally {
    asked--
    answeredAt = performance.now()
  }
}

const style = () => {
  const sheet = new CSSStyleSheet()
  sheet.replaceSync('*, ::before, ::after { caret-color: transparent !important }')
  document.adoptedStyleSheets = [...document.adoptedStyleSheets, sheet]
}

const messageOf = (error) => `${error?.name ?? 'Error'}: ${String(error?.message ?? error).slice(0, 600)}`

const preview = async () => {
  while (!window[PREVIEW]) await frame()
  await window[PREVIEW].ready()
  return window[PREVIEW]
}

/** What a story asks for: a size in px, null where it leaves that open, and whether things are to move by themselves. */
const wishesOf = async (id) => {
  const { storyGlobals, parameters } = await (await preview()).loadStory({ storyId: id })
  const styles = parameters.viewport?.options?.[storyGlobals.viewport?.value]?.styles
  return {
    size: styles ? { width: parseInt(styles.width, 10), height: parseInt(styles.height, 10) } : null,
    moves: storyGlobals.motion === 'full',
  }
}

/**
 * Shows a story as its own viewer meets it, or as another one of the toolbar, waits until its play function has ended,
 * and stops the clocks. Returns what it threw, or null.
 */
const mount = async (id, viewer = 'own') => {
  const { channel, currentSelection, storyStoreValue } = await preview()
  thaw()
  // The add-on keeps what a story asked for, and would show every later one as if under a pointer.
  storyStoreValue.userGlobals.update({ pseudo: false, viewer })
  document.activeElement?.blur()
  window.scrollTo(0, 0)
  const ended = Promise.withResolvers()
  const problems = []
  const listeners = {
    storyThrewException: (error) => problems.push(messageOf(error)),
    playFunctionThrewException: (error) => problems.push(messageOf(error)),
    unhandledErrorsWhilePlaying: (errors) => problems.push(...errors.map(messageOf)),
    storyErrored: ({ title }) => problems.push(title),
    storyMissing: () => {
      problems.push('The story could not be loaded.')
      ended.resolve()
    },
    storyFinished: ({ storyId }) => storyId === id && ended.resolve(),
  }
  for (const [name, listener] of Object.entries(listeners)) channel.on(name, listener)
  if (currentSelection?.storyId === id) channel.emit('forceRemount', { storyId: id })
  else channel.emit('setCurrentStory', { storyId: id, viewMode: 'story' })
  await ended.promise
  freeze()
  for (const [name, listener] of Object.entries(listeners)) channel.off(name, listener)
  return problems.length ? problems.join('; ') : null
}

/** Waits until fonts and pictures are there and nothing has moved for some frames, `limitMs` at most. */
const rest = async (limitMs = 8000) => {
  window.scrollTo(0, 0)
  await document.fonts.ready
  const start = performance.now()
  let moved = true
  const watcher = new MutationObserver(() => (moved = true))
  watcher.observe(document, { subtree: true, childList: true, attributes: true, characterData: true })
  for (let still = 0; still < FRAMES_AT_REST && performance.now() - start < limitMs;) {
    moved = false
    for (const animation of document.getAnimations()) {
      moved = true
      if (animation.effect?.getComputedTiming().endTime === Infinity) animation.cancel()
      else animation.finish()
    }
    await Promise.race([
      Promise.all(
        [...document.images].filter(({ loading }) => loading !== 'lazy').map((one) => one.decode().catch(() => {})),
      ),
      new Promise((done) => later(done, 500)),
    ])
    await frame()
    const { didTimeout: isBusy } = await idle()
    const isDue = soon.size > 0 && performance.now() - start < 1500
    const waits = moved || isBusy || isDue || isAnswering(start) || document.fonts.status === 'loading'
    still = waits ? 0 : still + 1
  }
  watcher.disconnect()
  const { scrollHeight } = document.documentElement
  return Math.max(scrollHeight, window.innerHeight)
}

/** Shows the page in the other theme. Returns the theme it was in. */
const turn = (theme) => {
  const { dataset } = document.documentElement
  const before = dataset.theme ?? 'light'
  dataset.theme = theme
  return before
}

document.addEventListener('DOMContentLoaded', style, { once: true })
globalThis.stage = { wishesOf, mount, rest, turn }
