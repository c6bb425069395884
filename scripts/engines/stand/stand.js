// Runs in the page around the frame that shows one story after another; play.ts talks to it. A frame is as wide as a
// story asks in every engine, and what looks on is of another document. Plain JavaScript: no build step.
/* global document, window */
const LIMIT_MS = 30_000
/** The window of a story that asks for none: as in the tests of the stories. */
const USUAL = { width: 1200, height: 900 }
// The add-on would judge by itself; axe has its turn in Chromium.
const STORYBOOK = '/iframe.html?viewMode=story&globals=a11y.manual:!true'
/** What an engine notes when a size that is watched changes again: it is told of in the next frame. */
const LATER = /^ResizeObserver loop/
const PREVIEW = '__STORYBOOK_PREVIEW__'

const frame = document.createElement('iframe')
const resize = ({ width, height }) => {
  frame.width = width
  frame.height = height
}
const loaded = new Promise((done) => frame.addEventListener('load', done, { once: true }))
resize(USUAL)
frame.src = STORYBOOK
document.body.append(frame)

const messageOf = (error) => `${error?.name ?? 'Error'}: ${String(error?.message ?? error).slice(0, 600)}`

let problems = []

/** A pointer that a story's steps made up is none to Firefox, which cannot catch it. */
const letPointersBeMadeUp = ({ Element }) => {
  const { setPointerCapture } = Element.prototype
  Element.prototype.setPointerCapture = function (pointer) {
    try {
      setPointerCapture.call(this, pointer)
    } catch (error) {
      if (error.name !== 'NotFoundError') throw error
    }
  }
}

/** As under test in Chromium: a message is found as soon as it is there, and is clear until it has been drawn once. */
const showMessagesAtOnce = ({ CSSStyleSheet, document: page }) => {
  const sheet = new CSSStyleSheet()
  sheet.replaceSync('[data-sonner-toast][data-mounted="false"] { opacity: 1 !important }')
  page.adoptedStyleSheets.push(sheet)
}

const opened = async () => {
  await loaded
  const { contentWindow: story } = frame
  letPointersBeMadeUp(story)
  showMessagesAtOnce(story)
  story.addEventListener('error', ({ error, message }) => {
    if (!LATER.test(message)) problems.push(error ? messageOf(error) : message)
  })
  while (!story[PREVIEW]) await new Promise((done) => requestAnimationFrame(done))
  await story[PREVIEW].ready()
  return story[PREVIEW]
}
const preview = opened()

/** What the browser was asked to be, as pages see it. */
const standing = async () => {
  await preview
  return {
    moves: !window.matchMedia('(prefers-reduced-motion: reduce)').matches,
    language: navigator.language,
    zone: Intl.DateTimeFormat().resolvedOptions().timeZone,
  }
}

const stylesOf = ({ storyGlobals, parameters }) => parameters.viewport?.options?.[storyGlobals.viewport?.value]?.styles

/** Whether a story is about what moves by itself. */
const asksForMotion = async (id) => (await (await preview).loadStory({ storyId: id })).storyGlobals.motion === 'full'

/** Shows a story in the window it asks for, until its steps have ended. Returns what went wrong. */
const play = async (id) => {
  const storybook = await preview
  const { channel, currentSelection, storyStoreValue } = storybook
  const styles = stylesOf(await storybook.loadStory({ storyId: id }))
  resize(styles ? { width: parseInt(styles.width, 10), height: parseInt(styles.height, 10) } : USUAL)
  // The add-on keeps what a story asked for, and would show every later one as if under a pointer.
  storyStoreValue.userGlobals.update({ pseudo: false })
  frame.contentDocument.activeElement?.blur()
  frame.contentWindow.scrollTo(0, 0)
  frame.contentWindow.focus()
  problems = []
  const ended = Promise.withResolvers()
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
  const timer = setTimeout(() => {
    problems.push(`It had not finished after ${LIMIT_MS / 1000} s.`)
    ended.resolve()
  }, LIMIT_MS)
  if (currentSelection?.storyId === id) channel.emit('forceRemount', { storyId: id })
  else channel.emit('setCurrentStory', { storyId: id, viewMode: 'story' })
  await ended.promise
  clearTimeout(timer)
  for (const [name, listener] of Object.entries(listeners)) channel.off(name, listener)
  return [...new Set(problems)]
}

globalThis.stand = { standing, asksForMotion, play }
