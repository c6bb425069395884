import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { deferred } from '../lib/deferred.ts'
import { choosePorts } from '../lib/ports.ts'
import { launch } from '../lib/processes.ts'
import { within } from '../stage/stage.ts'
import { waitUntilReady } from '../start/ready.ts'
import { openRoom, PAGE, type OpenPage, type Room } from './page.ts'
import { driverAt, scriptOf, valueOf } from './webdriver.ts'

/** What the browser's own bars take of its window, px, and a little more. */
const BARS = 100
const WINDOW = { width: PAGE.width, height: PAGE.height + BARS } as const
const LIMIT_MS = 60_000
const DRIVER = 'WebKitWebDriver'
/** Of two runs at once each begins elsewhere: between a look at a port and its use another may take it. */
const USUAL_PORT = 7700 + (process.pid % 2000)

/** Starts a screen that nobody sees. Returns its name. */
const startScreen = async ({ env, keep }: Room) => {
  const number = deferred<string>()
  const args = ['-displayfd', '1', '-screen', '0', `${WINDOW.width}x${WINDOW.height}x24`, '-nolisten', 'tcp']
  const onOutput = (text: string, from: string) => from === 'stdout' && number.resolve(text.trim())
  const { ended } = keep(launch('Xvfb', args, { env, onOutput }))
  void ended.then(() => number.reject(new Error('Xvfb did not start.')))
  return `:${await within(number.promise)}`
}

/** The browser speaks the language of its machine, which may have none but that of the letters. */
const makeLanguage = async ({ home }: Room) => {
  const locales = join(home, 'locales')
  mkdirSync(locales)
  await launch('localedef', ['-i', 'en_GB', '-f', 'UTF-8', join(locales, 'en_GB.UTF-8')]).ended
  return { LOCPATH: locales, LC_ALL: 'en_GB.UTF-8' }
}

/** Whether things move by themselves is a setting of the desk that the browser stands on. */
const settle = ({ home }: Room, moves: boolean) => {
  const folder = join(home, 'config/gtk-3.0')
  mkdirSync(folder, { recursive: true })
  writeFileSync(join(folder, 'settings.ini'), `[Settings]\ngtk-enable-animations=${moves ? 1 : 0}\n`)
}

/** Starts WebKit's driver, which starts the browser when it is asked for one. */
const startDriver = async (room: Room) => {
  const port = (await choosePorts([{ name: DRIVER, usual: USUAL_PORT }])).get(DRIVER) ?? 0
  const env = {
    ...room.env,
    ...(await makeLanguage(room)),
    DISPLAY: await startScreen(room),
    LIBGL_ALWAYS_SOFTWARE: '1',
  }
  const { isRunning } = room.keep(launch(DRIVER, [`--port=${port}`], { env }))
  const address = `http://127.0.0.1:${port}`
  const trouble = await waitUntilReady([`${address}/status`], LIMIT_MS, isRunning)
  if (trouble !== undefined) throw new Error(`${DRIVER} did not start: ${trouble}`)
  return driverAt(address)
}

/** Opens WebKitGTK's own small browser. */
export const openWebkit: OpenPage = async (address, moves) => {
  const room = openRoom()
  try {
    settle(room, moves)
    const ask = await startDriver(room)
    const { sessionId, capabilities } = await ask<{ sessionId: string; capabilities: { browserVersion: string } }>(
      '/session',
      { capabilities: {} },
    )
    const session = `/session/${sessionId}`
    await ask(`${session}/timeouts`, { script: LIMIT_MS })
    await ask(`${session}/window/rect`, { x: 0, y: 0, ...WINDOW })
    await ask(`${session}/url`, { url: address })
    return {
      version: capabilities.browserVersion,
      evaluate: async (expression) =>
        valueOf(await ask(`${session}/execute/async`, { script: scriptOf(expression), args: [] })),
      close: room.leave,
    }
  } catch (error) {
    await room.leave()
    throw error
  }
}
