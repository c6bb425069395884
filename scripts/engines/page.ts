import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { stopAll, type Launched } from '../lib/processes.ts'

/** One page in a browser of its own. */
export interface Page {
  /** Of the browser. */
  readonly version: string
  /** What an expression comes to in the page, waited for, but not for ever: what JSON can tell. */
  evaluate: <T>(expression: string) => Promise<T>
  /** Ends the browser with all that it has started. */
  close: () => Promise<void>
}

/** Opens an address in a new browser, in which things move by themselves or do not. */
export type OpenPage = (address: string, moves: boolean) => Promise<Page>

/** How large the page is, px: the frame of any story has its place in it. */
export const PAGE = { width: 1600, height: 1200 } as const

/** What a browser needs of the machine until it is closed. */
export interface Room {
  /** A folder of its own. */
  readonly home: string
  /** Nothing of the person at the keyboard, and the zone of the tests. */
  readonly env: Readonly<Record<string, string>>
  /** Stops a process when the room is left. */
  keep: (launched: Launched) => Launched
  leave: () => Promise<void>
}

export const openRoom = (): Room => {
  const home = mkdtempSync(join(tmpdir(), 'bunko-engine-'))
  const processes: Launched[] = []
  const remove = () => rmSync(home, { recursive: true, force: true, maxRetries: 10 })
  // Also where the run is stopped.
  process.once('exit', remove)
  return {
    home,
    env: {
      HOME: home,
      XDG_CONFIG_HOME: join(home, 'config'),
      XDG_CACHE_HOME: join(home, 'cache'),
      XDG_DATA_HOME: join(home, 'data'),
      XDG_RUNTIME_DIR: home,
      TZ: 'UTC',
    },
    keep: (launched) => {
      processes.push(launched)
      return launched
    },
    leave: async () => {
      await stopAll(processes, 2000)
      process.off('exit', remove)
      remove()
    },
  }
}
