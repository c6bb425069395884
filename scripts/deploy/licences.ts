import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

/** Beside the document, served as a file of its own; the app does not load it. */
export const LICENCES_FILE = 'licences.txt'

/** A package of which something is shipped. */
export interface Shipped {
  /** Its name and version, and its licence's short name. */
  line: string
  text: string
}

/** The folder of the package that a module comes from; none for our own and for those that a tool makes up. */
export const packageFolder = (id: string): string | undefined =>
  /^.*[\\/]node_modules[\\/](?:@[^\\/]+[\\/])?[^\\/]+(?=[\\/])/.exec(id.replace(/^\0/, ''))?.[0]

const TEXTS = /^(?:licen[cs]e|copying|notice)/i
/** Vite's own text goes on with those of what it has inside, of which nothing is in an app. */
const OF_OTHERS = /^# Licenses of bundled dependencies$/m

/** @throws when a package does not say its licence, or brings no text of it */
export const readShipped = (folder: string): Shipped => {
  const { name, version, license } = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8')) as {
    [key in 'name' | 'version' | 'license']?: string
  }
  const files = readdirSync(folder)
    .filter((file) => TEXTS.test(file))
    .toSorted()
  if (!license || files.length === 0) throw new Error(`${name ?? folder} is shipped, and brings no licence`)
  const texts = files.map((file) => readFileSync(join(folder, file), 'utf8').split(OF_OTHERS)[0]?.trim())
  return { line: `${name} ${version} (${license})`, text: texts.join('\n\n') }
}

const RULE = '-'.repeat(80)

/** One text: every package by its line, those with the same licence above one copy of it. */
export const licencesText = (own: string, shipped: readonly Shipped[]): string => {
  const byText = new Map([[own.trim(), new Set(['Bunko (MIT)'])]])
  for (const { line, text } of shipped.toSorted((a, b) => (a.line < b.line ? -1 : 1)))
    byText.set(text, (byText.get(text) ?? new Set()).add(line))
  return [
    'What this app is made of, and the licences. Those with the same text stand above one copy of it.\n\n',
    ...[...byText].map(([text, lines]) => [RULE, ...lines, RULE, '', text, '', ''].join('\n')),
  ].join('')
}
