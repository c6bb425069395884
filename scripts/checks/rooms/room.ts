/** A room of the house: which files are in it and what they may import. A file is in the first room that fits. */
export interface Room {
  name: string
  files: readonly string[]
  /** Rooms it may import from, besides itself. */
  rooms: readonly string[]
  /** Rooms it may import types from, and nothing else. */
  types?: readonly string[]
  /** Packages of others: a specifier, or a pattern with `*` (one segment) or `**`. */
  packages: readonly string[]
  /** Folders that may not import each other although they are in the same room. */
  apart?: string
  /** May reach into another workspace by a relative path. */
  crosses?: boolean
  /** Said with every finding. */
  why: string
}

export const NODE = ['node:*', 'node:*/*']
export const TEST_TOOLS = ['vitest', 'fast-check', ...NODE]
export const REACT = ['react', 'react/jsx-runtime']
export const CLASSES = ['clsx', 'class-variance-authority']
export const UI_BELOW_PARTS = ['ui lib', 'ui styles', 'ui Link', 'ui components']
export const UI_SERVICES = [
  'ui paths',
  'ui clock',
  'ui data',
  'ui session',
  'ui toasts',
  'ui preferences',
  'ui drafts',
  'ui uploads',
]
export const UI_FRAME = ['ui routing', 'ui providers']
export const UI_ALL = [...UI_BELOW_PARTS, ...UI_SERVICES, 'ui storage', ...UI_FRAME, 'ui parts', 'ui screens']
