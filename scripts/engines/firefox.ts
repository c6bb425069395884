import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { deferred } from '../lib/deferred.ts'
import { launch } from '../lib/processes.ts'
import { within } from '../stage/stage.ts'
import { connect, valueOf } from './bidi.ts'
import { openRoom, PAGE, type OpenPage, type Room } from './page.ts'

/** As a browser that is new on the machine, asks nobody for anything by itself, and opens no page of its own. */
const PREFERENCES = {
  'app.normandy.enabled': false,
  'app.update.enabled': false,
  'browser.aboutwelcome.enabled': false,
  'browser.safebrowsing.downloads.enabled': false,
  'browser.safebrowsing.malware.enabled': false,
  'browser.safebrowsing.phishing.enabled': false,
  'browser.search.update': false,
  'browser.shell.checkDefaultBrowser': false,
  'browser.startup.homepage_override.mstone': 'ignore',
  'browser.startup.page': 0,
  'captivedetect.canonicalURL': '',
  'datareporting.policy.dataSubmissionEnabled': false,
  'extensions.systemAddon.update.enabled': false,
  'extensions.update.enabled': false,
  'intl.accept_languages': 'en-GB',
  'network.captive-portal-service.enabled': false,
  'network.connectivity-service.enabled': false,
  'services.settings.server': 'data:,#remote-settings-dummy/v1',
  // As in Chromium's tests and on phones: a bar beside the page would make a narrow window narrower.
  'ui.useOverlayScrollbars': 1,
  'toolkit.telemetry.reportingpolicy.firstRun': false,
}

const LISTENING = /WebDriver BiDi listening on (ws:\/\/\S+)/

/** Starts it without a window. Returns the address that it speaks at. */
const start = async ({ home, env, keep }: Room, moves: boolean) => {
  const profile = join(home, 'profile')
  mkdirSync(profile)
  const preferences = { ...PREFERENCES, 'ui.prefersReducedMotion': moves ? 0 : 1 }
  const lines = Object.entries(preferences).map(
    (one) => `user_pref(${one.map((part) => JSON.stringify(part)).join()});`,
  )
  writeFileSync(join(profile, 'user.js'), lines.join('\n'))
  const listening = deferred<string>()
  let said = ''
  const args = ['--headless', '--no-remote', '--profile', profile, '--remote-debugging-port', '0']
  const { ended } = keep(
    launch('firefox-esr', args, {
      env,
      onOutput: (text) => {
        said += text
        const [, address] = LISTENING.exec(said) ?? []
        if (address !== undefined) listening.resolve(`${address}/session`)
      },
    }),
  )
  void ended.then(() => listening.reject(new Error(`firefox-esr did not start: ${said.slice(-400)}`)))
  return within(listening.promise)
}

/** Opens Debian's Firefox, which speaks WebDriver BiDi by itself. */
export const openFirefox: OpenPage = async (address, moves) => {
  const room = openRoom()
  try {
    const ask = await connect(await start(room, moves))
    const { capabilities } = await ask<{ capabilities: { browserVersion: string } }>('session.new', {
      capabilities: {},
    })
    const { context } = await ask<{ context: string }>('browsingContext.create', { type: 'tab' })
    await ask('browsingContext.setViewport', { context, viewport: PAGE })
    await ask('browsingContext.navigate', { context, url: address, wait: 'complete' })
    return {
      version: capabilities.browserVersion,
      evaluate: async (expression) =>
        valueOf(
          await ask('script.evaluate', {
            expression: `Promise.resolve(${expression}).then((value) => JSON.stringify(value))`,
            target: { context },
            awaitPromise: true,
          }),
        ),
      close: room.leave,
    }
  } catch (error) {
    await room.leave()
    throw error
  }
}
