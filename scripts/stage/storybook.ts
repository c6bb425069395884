import { spawnSync } from 'node:child_process'
import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  readlinkSync,
  renameSync,
  rmSync,
  symlinkSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join, resolve } from 'node:path'
import { launch, ROOT } from '../lib/processes.ts'
import { Problem } from '../lib/problem.ts'
import { isSameInstall, type Lock } from './same-install.ts'

const run = async (command: string, args: readonly string[], cwd: string, failure: string) => {
  let output = ''
  const { code, error } = await launch(command, args, { cwd, onOutput: (text) => (output += text) }).ended
  if (code === 0) return
  const telling = output.split('\n').findLast((line) => /error/i.test(line)) ?? error?.message ?? 'no reason was given'
  throw new Problem(`${failure}: ${telling.trim().slice(0, 300)}`)
}

/** Runs git and returns what it prints, without the last line's end; undefined when it fails. */
export const git = (...args: readonly string[]) => {
  const { status, stdout } = spawnSync('git', args, { cwd: ROOT, encoding: 'utf8', maxBuffer: 64 * 1024 * 1024 })
  return status === 0 ? stdout.trimEnd() : undefined
}

/** What a figure is of: the commit, short, and whether something was not committed. */
export const commitName = () => {
  const commit = git('rev-parse', '--short', 'HEAD')
  if (commit === undefined) return 'none'
  return git('status', '--porcelain') === '' ? commit : `${commit} and later changes`
}

/** The command line of the Storybook that a folder has installed: a revision may have another than the working tree. */
const storybookOf = (cwd: string) => {
  const installed = join(cwd, 'node_modules/storybook')
  const { bin } = JSON.parse(readFileSync(join(installed, 'package.json'), 'utf8')) as { bin: string }
  return join(installed, bin)
}

/** Builds the Storybook of a folder of the project, the working tree unless told. Throws a Problem when that fails. */
export const buildStorybook = (out: string, cwd = ROOT) => {
  const args = [storybookOf(cwd), 'build', '-o', out, '--quiet', '--disable-telemetry']
  return run('node', args, cwd, 'Storybook could not be built')
}

/** Where a command finds the built Storybook: in the folder it was told, else in one of its own, built anew. */
export const storybookFor = async (command: string, built: string | undefined) => {
  if (built !== undefined) return resolve(built)
  const out = join(ROOT, 'node_modules/.cache', `bunko-${command}`, 'storybook')
  await buildStorybook(out)
  return out
}

/** Gives a copy of the sources the packages that are installed here; its own workspaces stay its own. */
const linkModules = (copy: string) => {
  const modules = join(copy, 'node_modules')
  mkdirSync(join(modules, '@bunko'), { recursive: true })
  for (const name of readdirSync(join(ROOT, 'node_modules'))) {
    if (name.startsWith('.') || name === '@bunko') continue
    symlinkSync(join(ROOT, 'node_modules', name), join(modules, name), 'junction')
  }
  for (const name of readdirSync(join(ROOT, 'node_modules/@bunko'))) {
    symlinkSync(readlinkSync(join(ROOT, 'node_modules/@bunko', name)), join(modules, '@bunko', name), 'junction')
  }
}

const lockOf = (text: string) => JSON.parse(text) as Lock

const installInto = async (copy: string) => {
  const wanted = lockOf(readFileSync(join(copy, 'package-lock.json'), 'utf8'))
  const installed = lockOf(readFileSync(join(ROOT, 'node_modules/.package-lock.json'), 'utf8'))
  if (isSameInstall(wanted, installed)) linkModules(copy)
  else {
    const quiet = ['--ignore-scripts', '--no-audit', '--no-fund', '--loglevel=error']
    await run('npm', ['ci', ...quiet], copy, "The revision's packages could not be installed")
  }
}

/**
 * The built Storybook of a commit, kept in `out` once it is there.
 *
 * @param commit the full hash
 */
export const buildRevision = async (commit: string, out: string) => {
  if (existsSync(join(out, 'index.json'))) return
  const copy = mkdtempSync(join(tmpdir(), 'bunko-revision-'))
  try {
    const archive = join(copy, 'sources.tar')
    await run('git', ['archive', '--format=tar', '-o', archive, commit], ROOT, `${commit} could not be read`)
    await run('tar', ['-xf', archive, '-C', copy], ROOT, `${commit} could not be unpacked`)
    await installInto(copy)
    const built = join(copy, 'storybook-static')
    await buildStorybook(built, copy)
    mkdirSync(dirname(out), { recursive: true })
    rmSync(out, { recursive: true, force: true })
    // Another disk may hold the temporary folder.
    try {
      renameSync(built, out)
    } catch {
      await run('cp', ['-R', built, out], ROOT, 'The built Storybook could not be kept')
    }
  } finally {
    rmSync(copy, { recursive: true, force: true })
  }
}
