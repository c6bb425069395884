import { access, open, readdir, readFile, realpath, rename, rm } from 'node:fs/promises'
import { basename, dirname, join, resolve } from 'node:path'
import { SavedError, type Saved } from '../db/saved.ts'
import type { MockServer } from '../server-types.ts'

/** After a write the file follows within this time, in milliseconds; many writes make one. */
const DELAY_MS = 300
const CHUNK = 65_536

/** The file cannot be used at all; its message is one line for the person who named it. */
export class DbFileError extends Error {}

export interface DbFile {
  /** Something may have changed: the file follows soon. */
  touch(): void
  /** Writes what is not written yet. Resolves with whether the file now holds everything. */
  close(): Promise<boolean>
}

const codeOf = (error: unknown) => (error as NodeJS.ErrnoException).code ?? String(error)
const exists = (path: string) =>
  access(path).then(
    () => true,
    () => false,
  )

/** The document row by row: at no time is all of it one text. */
function* linesOf({ version, made, tables }: Saved): Generator<string> {
  yield `{"version":${version},"made":${JSON.stringify(made)},"tables":{`
  for (const [at, [name, { nextId, rows }]] of Object.entries(tables).entries()) {
    yield `${at ? ',' : ''}\n${JSON.stringify(name)}:{"nextId":${nextId},"rows":[`
    for (const [place, row] of rows.entries()) yield `${place ? ',' : ''}\n${JSON.stringify(row)}`
    yield ']}'
  }
  yield '}}\n'
}

/** All or nothing: into a file beside it, to the disk, and only then under its name. */
const writeWhole = async (path: string, saved: Saved): Promise<void> => {
  const beside = `${path}.${process.pid}.tmp`
  const file = await open(beside, 'w')
  try {
    let text = ''
    for (const line of linesOf(saved)) {
      text += line
      if (text.length < CHUNK) continue
      await file.write(text)
      text = ''
    }
    await file.write(text)
    await file.sync()
  } finally {
    await file.close()
  }
  await rename(beside, path)
}

const isAlive = (pid: number): boolean => {
  try {
    return process.kill(pid, 0)
  } catch (error) {
    return codeOf(error) === 'EPERM'
  }
}
/** Files beside it that a killed server left half-written. */
const sweep = async (path: string): Promise<void> => {
  const start = `${basename(path)}.`
  for (const name of await readdir(dirname(path))) {
    const pid = name.startsWith(start) ? /^(\d+)\.tmp$/.exec(name.slice(start.length))?.[1] : undefined
    if (pid !== undefined && !isAlive(Number(pid))) await rm(join(dirname(path), name), { force: true })
  }
}

/** @returns the text; null when there is no such file yet. @throws DbFileError */
const textOf = async (path: string): Promise<string | null> => {
  try {
    return await readFile(path, 'utf8')
  } catch (error) {
    if (codeOf(error) === 'ENOENT') return null
    throw new DbFileError(`--db: ${path} cannot be read (${codeOf(error)})`)
  }
}

/** Out of the way under a name of its own, which is returned. */
const setAside = async (path: string): Promise<string> => {
  const time = new Date().toISOString().replace(/[-:]|\.\d+/g, '')
  let aside = `${path}.damaged-${time}`
  for (let n = 2; await exists(aside); n++) aside = `${path}.damaged-${time}-${n}`
  await rename(path, aside)
  return aside
}

const load = async (mock: Pick<MockServer, 'load'>, path: string, text: string, report: (line: string) => void) => {
  try {
    mock.load(JSON.parse(text))
  } catch (error) {
    if (!(error instanceof SavedError || error instanceof SyntaxError)) throw error
    const why = error instanceof SavedError ? error.message : 'It is not JSON.'
    const aside = await setAside(path).catch((reason: unknown) => {
      throw new DbFileError(`--db: ${path} is damaged and cannot be kept aside (${codeOf(reason)}): ${why}`)
    })
    report(`${path} is damaged, kept as ${basename(aside)}, starting from the seed: ${why}`)
  }
}

/**
 * Keeps a server's state in a file: loads it, or creates it from the seed. A damaged one is set aside and reported.
 * @throws DbFileError when it can neither be read nor written, or is damaged and stays in the way
 */
export const openDbFile = async (
  mock: Pick<MockServer, 'save' | 'load'>,
  name: string,
  report: (line: string) => void,
): Promise<DbFile> => {
  const path = await realpath(name).catch(() => resolve(name))
  const text = await textOf(path)
  if (text !== null) await load(mock, path, text, report)

  let isDirty = false
  let timer: NodeJS.Timeout | undefined
  let writing: Promise<void> = Promise.resolve()
  const writeAfter = async (before: Promise<void>) => {
    await before
    if (!isDirty) return
    isDirty = false
    try {
      await writeWhole(path, mock.save('own'))
    } catch (error) {
      isDirty = true
      report(`${path} cannot be written (${codeOf(error)})`)
    }
  }
  const write = (): Promise<void> => {
    clearTimeout(timer)
    timer = undefined
    writing = writeAfter(writing)
    return writing
  }
  try {
    await sweep(path)
    if (!(await exists(path))) await writeWhole(path, mock.save('own'))
  } catch (error) {
    throw new DbFileError(`--db: ${path} cannot be written (${codeOf(error)})`)
  }
  return {
    touch() {
      isDirty = true
      timer ??= setTimeout(() => void write(), DELAY_MS)
    },
    async close() {
      await write()
      return !isDirty
    },
  }
}
