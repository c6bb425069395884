import { FirstSlide } from '@bunko/ui/parts/FirstSlide'
import { safeStorage } from '@bunko/ui/lib/storage'
import { storedPreferences } from '@bunko/ui/preferences/stored'

/** The first of home's calls: the document has made it where a visitor comes to home. */
const [call] = Object.values(window.bunkoCalls ?? {})

const styled = async () => {
  const sheet = document.querySelector<HTMLLinkElement>('link[rel=stylesheet]')
  if (sheet && !sheet.sheet) await new Promise((done) => sheet.addEventListener('load', done, { once: true }))
}

/**
 * Draws home's first title into the document's static shell: a slow telephone shows it long before the app is there,
 * which then takes the shell away. Built by vite/first-slide.ts, without React.
 */
const draw = async () => {
  const response = await call
  if (!response?.ok) return
  const answer: unknown = await response.clone().json()
  const { mature } = storedPreferences(safeStorage(() => window.localStorage))
  const slide = (<FirstSlide answer={answer} mature={mature} />) as unknown as Node | null
  await styled()
  if (slide) document.getElementById('shell')?.append(slide)
}

// Whatever is not as the contract says: then there is no early slide, and the app tells what is wrong.
draw().catch(() => undefined)
