// Plain JavaScript on purpose: runs on whatever Node there is, before anything is installed.
import { spawnSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import { existsSync, mkdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath, pathToFileURL } from 'node:url'
import { holderIsGone, keepTurn } from './lib/turn.mjs'

const root = fileURLToPath(new URL('..', import.meta.url))
const modules = join(root, 'node_modules')
const windows = process.platform === 'win32'

const say = (sentence) => console.error(sentence)
const fail = (sentence) => {
  say(sentence)
  process.exit(1)
}

const turnOf = (name) => join(tmpdir(), `bunko-setup-${name}`)
/** Two set-ups at once (npm start beside npm test) would empty node_modules under each other. */
const FOLDER = turnOf(createHash('sha256').update(root).digest('hex').slice(0, 12))
/** The browser is the machine's: of two checkouts on a new one, the second would find the packages' database locked. */
const BROWSER = turnOf('browser')
const held = []

/** Runs a command without a word; what it printed is kept for the one sentence that is said when it fails. */
const run = (command, args) => {
  held.forEach(keepTurn)
  const { status, error, stdout, stderr } = spawnSync(command, args, {
    cwd: root,
    stdio: ['ignore', 'pipe', 'pipe'],
    encoding: 'utf8',
    maxBuffer: 64 * 1024 * 1024,
    shell: windows,
  })
  return { ok: status === 0, output: error ? String(error.message) : `${stdout}${stderr}` }
}

const NETWORK = /ENOTFOUND|EAI_AGAIN|ECONNREFUSED|ECONNRESET|ETIMEDOUT|ENETUNREACH|Temporary failure|Could not resolve/
/** What went wrong, in a few words, from the output of npm, apt-get or playwright. */
const reason = (output) => {
  if (NETWORK.test(output)) return 'the network or the package registry cannot be reached'
  const lines = output.split('\n').map((line) => line.replace(/^(npm error|E:)\s*/, '').trim())
  const telling = lines.find((line) => /^code E|error|cannot|unable|denied|no space/i.test(line))
  return (telling ?? lines.findLast((line) => line !== '') ?? 'no reason was given').slice(0, 200).replace(/\.$/, '')
}

const lockFile = join(root, 'package-lock.json')
const installed = join(modules, '.package-lock.json')
const stamp = join(modules, '.bunko-lock')
const lockHash = () => createHash('sha256').update(readFileSync(lockFile)).digest('hex')
const node24 = join(modules, 'node/bin', windows ? 'node.exe' : 'node')

const packagesReady = () =>
  existsSync(installed) &&
  existsSync(node24) &&
  (statSync(installed).mtimeMs >= statSync(lockFile).mtimeMs ||
    (existsSync(stamp) && readFileSync(stamp, 'utf8') === lockHash()))

const installPackages = () => {
  say('Installing the packages (once, about 20 seconds) …')
  const quiet = ['--no-audit', '--no-fund', '--loglevel=error']
  // The second way is for a lock file that lacks another platform's optional packages; it leaves the lock file alone.
  const first = run('npm', ['ci', ...quiet])
  const second = first.ok ? first : run('npm', ['install', '--no-save', ...quiet])
  if (!second.ok) fail(`The packages could not be installed by npm ci or npm install: ${reason(second.output)}.`)
  if (!existsSync(node24)) run('npm', ['rebuild', 'node'])
  if (!existsSync(node24)) {
    fail('Node 24 could not be put into node_modules: are install scripts turned off (npm config get ignore-scripts)?')
  }
  writeFileSync(stamp, lockHash())
}

const SYSTEM_BROWSERS = [
  '/usr/bin/chromium-headless-shell',
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
]
/** Playwright is asked last, because loading it takes half a second; chromium.ts decides which one is used. */
const browserReady = async () => {
  if ([process.env.CHROMIUM, ...SYSTEM_BROWSERS].some((path) => path && existsSync(path))) return true
  const { chromium } = await import(pathToFileURL(join(modules, 'playwright/index.mjs')).href)
  return existsSync(chromium.executablePath())
}

const installBrowser = async () => {
  say('Installing Chromium for the tests (once, about a minute) …')
  const debianRoot = process.platform === 'linux' && process.getuid?.() === 0 && existsSync('/etc/debian_version')
  let result
  if (debianRoot) {
    result = run('apt-get', ['update'])
    if (result.ok)
      result = run('apt-get', ['install', '-y', '--no-install-recommends', 'chromium-headless-shell', 'fonts-noto-cjk'])
    // Ubuntu, a Debian by that file, has no such package; Playwright's browser needs libraries of the system there.
    if (!result.ok) result = run('npx', ['playwright', 'install', '--with-deps', 'chromium'])
  }
  if (!result?.ok) result = run('npx', ['playwright', 'install', 'chromium'])
  if (!result.ok || !(await browserReady())) {
    fail(
      `No Chromium was found and none could be installed (${reason(result.output)}): set CHROMIUM to a Chromium or Chrome binary.`,
    )
  }
}

const takeTurn = async (turn, what) => {
  for (let told = false; ; told = true) {
    try {
      mkdirSync(turn)
      held.push(turn)
      writeFileSync(join(turn, 'pid'), String(process.pid))
      process.on('exit', () => rmSync(turn, { recursive: true, force: true }))
      return
    } catch (error) {
      if (error.code !== 'EEXIST') return
    }
    if (holderIsGone(turn)) rmSync(turn, { recursive: true, force: true })
    else {
      if (!told) say(`Another set-up of ${what} is under way (${turn}): waiting for it …`)
      await new Promise((done) => setTimeout(done, 300))
    }
  }
}

const [major = 0, minor = 0] = process.versions.node.split('.').map(Number)
if (major < 20 || (major === 20 && minor < 19)) {
  fail(`Bunko needs Node 20.19 or newer to set itself up; this is Node ${process.versions.node}.`)
}
const wantsBrowser = process.argv.includes('--browser')
const ready = async () => packagesReady() && (!wantsBrowser || (await browserReady()))

if (!(await ready())) {
  await takeTurn(FOLDER, 'this folder')
  if (!packagesReady()) installPackages()
  if (wantsBrowser && !(await browserReady())) {
    await takeTurn(BROWSER, 'the browser')
    if (!(await browserReady())) await installBrowser()
  }
}
