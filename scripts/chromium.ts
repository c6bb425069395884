import { existsSync } from 'node:fs'
import { chromium } from 'playwright'

const SYSTEM_BROWSERS = [
  '/usr/bin/chromium-headless-shell', // half the work of the whole browser for each new page
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
]

/**
 * The browser that tests run in: $CHROMIUM, Playwright's own (undefined: it finds its headless shell itself), the
 * system's. setup.mjs has made sure that one exists.
 */
export const chromiumPath = () => {
  const named = process.env['CHROMIUM']
  if (named && existsSync(named)) return named
  if (existsSync(chromium.executablePath())) return undefined
  return SYSTEM_BROWSERS.find((path) => existsSync(path))
}

export const CHROMIUM_FLAGS = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
]

/** Stories run each piece of their code too seldom for what V8's last compiler costs: a seventh of their time (decision 31). */
export const STORY_FLAGS = [...CHROMIUM_FLAGS, '--js-flags=--no-turbofan']
