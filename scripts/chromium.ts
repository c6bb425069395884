import { existsSync } from 'node:fs'
import { chromium } from 'playwright'

/** The browser that tests run in: $CHROMIUM, Playwright's own, the system's. setup.mjs has made sure that one exists. */
export const chromiumPath = () =>
  [
    process.env['CHROMIUM'],
    chromium.executablePath(),
    '/usr/bin/chromium',
    '/usr/bin/chromium-browser',
    '/usr/bin/google-chrome',
    '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  ].find((path) => path && existsSync(path))

export const CHROMIUM_FLAGS = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
]
