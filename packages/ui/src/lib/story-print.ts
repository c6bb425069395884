import { inMedium } from './story-media.ts'

/** For stories: looks at the page as a sheet would have it. What is drawn for it only when it is printed is drawn then. */
export const onPaper = async (look: () => Promise<void>): Promise<void> => {
  window.dispatchEvent(new Event('beforeprint'))
  try {
    await inMedium('print', look)
  } finally {
    window.dispatchEvent(new Event('afterprint'))
  }
}
