import { tabStorage } from '@bunko/ui/lib/storage'
import { useState, useSyncExternalStore } from 'react'

/** False while it is not known why a file is missing, and where a release is why: the page is loaded anew then. */
let settled = true
const listeners = new Set<() => void>()
const turn = (next: boolean) => {
  settled = next
  for (const listener of listeners) listener()
}

/** Nothing is drawn in the place of a screen that is missing until the server has told its build. */
const LIMIT_MS = 5_000

const ownBuild = () => document.querySelector('script[type=module]')?.getAttribute('src') ?? ''
const NAMED_BUILD = /<script type="module"[^>]* src="([^"]*)"/

/**
 * Whether the server has another build than this page. Once in a tab for each way from one build to another, so that
 * nothing can loop, and whoever was led back to an earlier build is led on to the next.
 */
const isReplaced = async () => {
  const build = ownBuild()
  const html = await (await window.fetch('/', { signal: AbortSignal.timeout(LIMIT_MS) })).text()
  const named = NAMED_BUILD.exec(html)?.[1] ?? build
  return (
    html.includes('"root"') && named !== build && tabStorage.read(build) !== named && tabStorage.write(build, named)
  )
}

/** The press that asked for the file may lead somewhere: by then the address says where. */
const ON_THE_WAY_MS = 500
/** After the browser's question: who is still here by then has stayed. */
const STAYED_MS = 2_000

/** What is missing is told, and the next that is missing may load the page anew. */
const stay = () => {
  tabStorage.remove(ownBuild())
  turn(true)
}
const onAsked = (event: BeforeUnloadEvent) => {
  if (event.defaultPrevented) setTimeout(stay, STAYED_MS)
}

const reload = () => {
  window.addEventListener('beforeunload', onAsked, { once: true })
  window.location.reload()
}

const judge = async () => {
  const replaced = await isReplaced().catch(() => false)
  turn(!replaced)
  if (replaced) setTimeout(reload, ON_THE_WAY_MS)
}

/**
 * Loads the page anew when a file of this build is gone because a release has replaced it. The address is by then the
 * one somebody was on the way to. A form with unsaved changes asks first, as with any reload; drafts are kept. Who
 * stays is not asked again before something else is missing.
 */
export const watchReleases = () =>
  window.addEventListener('vite:preloadError', () => {
    if (!settled) return
    turn(false)
    void judge()
  })

const subscribe = (listener: () => void) => {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

/** Whether it is known by now that no release is why a file is missing: what is missing can be told, and stays told. */
export const useReleaseChecked = () => {
  const isSettled = useSyncExternalStore(subscribe, () => settled)
  const [isChecked, setChecked] = useState(isSettled)
  if (isSettled && !isChecked) setChecked(true)
  return isChecked || isSettled
}
