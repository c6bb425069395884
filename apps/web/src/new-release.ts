import { tabStorage } from '@bunko/ui/lib/storage'
import { useEffect, useState } from 'react'

let checking: Promise<boolean> | undefined

/** Whether the server has another build than this page. Once in a tab for each build, so that nothing can loop. */
const isReplaced = async () => {
  const build = document.querySelector('script[type=module]')?.getAttribute('src') ?? ''
  const html = await (await window.fetch('/')).text()
  return (
    html.includes('"root"') && !html.includes(build) && tabStorage.read(build) === null && tabStorage.write(build, true)
  )
}

/** The press that asked for the file may lead somewhere: by then the address says where. */
const ON_THE_WAY_MS = 500

/**
 * Loads the page anew when a file of this build is gone because a release has replaced it. The address is by then the
 * one somebody was on the way to. A form with unsaved changes asks first, as with any reload; drafts are kept.
 */
export const watchReleases = () =>
  window.addEventListener('vite:preloadError', () => {
    checking ??= isReplaced()
      .catch(() => false)
      .then((replaced) => {
        if (replaced) setTimeout(() => window.location.reload(), ON_THE_WAY_MS)
        else checking = undefined
        return replaced
      })
  })

/** Whether it is known by now that no release is why a file is missing: what is missing can be told. */
export const useReleaseChecked = () => {
  const [isChecked, setChecked] = useState(!checking)
  // It may have ended since it was looked at.
  useEffect(() => void (checking ?? Promise.resolve(false)).then((replaced) => setChecked(!replaced)), [])
  return isChecked
}
