import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { keepPictures } from './keep.ts'
import { browserOf, noteFile, pictureFile, readAllTaken, type Taken } from './pictures.ts'

let root: string
beforeEach(() => (root = mkdtempSync(join(tmpdir(), 'bunko-keep-'))))
afterEach(() => rmSync(root, { recursive: true }))

/** A run of some stories, each with the pictures it is said to have. Its name is what the pictures hold. */
const runOf = (name: string, stories: Record<string, string[]>) => {
  const dir = join(root, name)
  mkdirSync(dir)
  const taken = Object.entries(stories).map(([id, shots]): Taken => ({ id, label: id, thrown: null, shots, cut: [] }))
  for (const one of taken) {
    for (const shot of one.shots) writeFileSync(pictureFile(dir, one.id, shot), name)
    writeFileSync(noteFile(dir, one.id), JSON.stringify(one))
  }
  return { dir, taken }
}

const kept = () => join(root, 'deep/kept')
const accept = (name: string, stories: Record<string, string[]>, isPart = false) =>
  keepPictures(runOf(name, stories), kept(), { isPart, browser: name })

/** Of each picture that is kept the run it is from, and the stories that are known. */
const held = () => ({
  pictures: Object.fromEntries(
    readdirSync(kept())
      .filter((file) => file.endsWith('.png'))
      .map((file) => [file.slice(0, -'.png'.length), readFileSync(join(kept(), file), 'utf8')]),
  ),
  stories: readAllTaken(kept()).map(({ id, shots }) => `${id}: ${shots.join(' ')}`),
  browser: browserOf(kept()),
})

test('where nothing was kept, everything is', () => {
  accept('first', { 'a--b': ['light-375', 'dark-375'], 'a--c': ['light-375'] })
  expect(held()).toEqual({
    pictures: { 'a--b-light-375': 'first', 'a--b-dark-375': 'first', 'a--c-light-375': 'first' },
    stories: ['a--b: light-375 dark-375', 'a--c: light-375'],
    browser: 'first',
  })
})

test('a picture that a story no longer has goes, and so does a story that is no more', () => {
  accept('first', { 'a--b': ['light-375', 'dark-375'], 'a--c': ['light-375'] })
  accept('second', { 'a--b': ['light-375'] })
  expect(held()).toEqual({
    pictures: { 'a--b-light-375': 'second' },
    stories: ['a--b: light-375'],
    browser: 'second',
  })
})

test('of some stories only these are kept anew: the others stay as they were', () => {
  accept('first', { 'a--b': ['light-375', 'dark-375'], 'a--c': ['light-375'] })
  accept('second', { 'a--b': ['light-375'], 'a--d': ['light-375'] }, true)
  expect(held()).toEqual({
    pictures: { 'a--b-light-375': 'second', 'a--c-light-375': 'first', 'a--d-light-375': 'second' },
    stories: ['a--b: light-375', 'a--c: light-375', 'a--d: light-375'],
    browser: 'second',
  })
})
