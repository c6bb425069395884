import type { Story } from '../stage/stories.ts'
import type { OpenPage, Page } from './page.ts'

/** A page that has shown this many stories gives way to a new one. */
const STORIES_PER_PAGE = 100

/** What a story came to: nothing is wrong where both are empty. */
export interface Outcome {
  story: Story
  /** What went wrong when it was played the first time. */
  first: readonly string[]
  /** What went wrong when it was played once more, in a new page. */
  again: readonly string[]
}

interface Standing {
  moves: boolean
  language: string
  zone: string
}

/** Opens the stand (stand/stand.js). @throws where pages see another reader than the tests are written for */
const openStand = async (open: OpenPage, address: string, moves: boolean) => {
  const page = await open(`${address}/stand.html`, moves)
  try {
    const seen = await page.evaluate<Standing>('stand.standing()')
    if (seen.moves !== moves || seen.language !== 'en-GB' || seen.zone !== 'UTC')
      throw new Error(`The browser is not as it was asked to be: ${JSON.stringify(seen)}`)
    return page
  } catch (error) {
    await page.close()
    throw error
  }
}

const messageOf = (error: unknown) => (error as Error).message.split('\n')[0] ?? 'It failed.'

/** Plays stories of a site one after another. `told` is called with what each came to. */
export const playStories = async (
  open: OpenPage,
  address: string,
  stories: readonly Story[],
  told: (outcome: Outcome, version: string) => void,
) => {
  let page: Page | undefined
  let moving = false
  let shown = 0

  const close = async () => {
    const last = page
    page = undefined
    await last?.close()
  }
  const renew = async (moves: boolean) => {
    await close()
    // Of the many that are opened one may not come on a busy machine.
    page = await openStand(open, address, moves).catch(() => openStand(open, address, moves))
    moving = moves
    shown = 0
    return page
  }
  const play = async ({ id }: Story) => {
    let stand = page && shown < STORIES_PER_PAGE ? page : await renew(false)
    const name = JSON.stringify(id)
    let problems: readonly string[]
    try {
      const moves = await stand.evaluate<boolean>(`stand.asksForMotion(${name})`)
      if (moves !== moving) stand = await renew(moves)
      problems = await stand.evaluate<string[]>(`stand.play(${name})`)
    } catch (error) {
      problems = [messageOf(error)]
    }
    shown++
    // What a story leaves behind that went wrong is not to be the next one's fault.
    if (problems.length > 0) await close()
    return { problems, version: stand.version }
  }

  try {
    for (const story of stories) {
      const { problems: first, version } = await play(story)
      const { problems: again } = first.length > 0 ? await play(story) : { problems: [] }
      told({ story, first, again }, version)
    }
  } finally {
    await close()
  }
}
