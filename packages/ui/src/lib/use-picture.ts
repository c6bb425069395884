import { useEffect, useState } from 'react'
import { safeImageSrc } from './safe-href.ts'

const AGAIN = 'bunko:pictures'
/** The server answers again: pictures that did not come are asked for once more. */
export const askForPicturesAgain = () => window.dispatchEvent(new Event(AGAIN))
const MOMENTS = ['online', AGAIN]

/** `usePicture`, and the way to ask again for one that did not come; there is none where nothing was lost. */
export const usePictureAgain = (src: unknown) => {
  const safe = safeImageSrc(src)
  const [failed, setFailed] = useState<string>()
  const isLost = safe !== undefined && safe === failed
  useEffect(() => {
    if (!isLost) return undefined
    const again = () => setFailed(undefined)
    for (const moment of MOMENTS) window.addEventListener(moment, again)
    return () => {
      for (const moment of MOMENTS) window.removeEventListener(moment, again)
    }
  }, [isLost])
  return {
    picture:
      safe === undefined || isLost
        ? undefined
        : { src: safe, referrerPolicy: 'no-referrer' as const, onError: () => setFailed(safe) },
    again: isLost ? () => setFailed(undefined) : undefined,
  }
}

/**
 * What an `<img>` is given to draw `src`, or undefined where that is no address to draw from or the picture did not come.
 * One that did not come is asked for again when the line is back.
 */
export const usePicture = (src: unknown) => usePictureAgain(src).picture
