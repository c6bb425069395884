import { afterEach, expect, test, vi } from 'vitest'
import { memoryStorage } from '../lib/storage.ts'
import { indexedFileStore, memoryFileStore, type FileStore } from '../lib/storage/file-store.ts'
import { createFileDrafts, type KeptFile } from './files.ts'

const kept = (name: string, volume = 1, flagged = false): KeptFile => ({
  file: new File([name], name),
  volume,
  flagged,
})
/** What a logout that was cut short has left, perhaps by an earlier version. */
const TO_CLEAR_KEY = 'bunko-drafts-to-clear'
const NO_ROOM = 'This browser has no room left to keep every cover: upload them before you leave.'
const NOT_KEPT = 'This browser keeps no files: covers are lost when this page is closed.'

/** A store that counts its writes of files, and lets them fail. */
const counting = (fails: (file: File) => Error | null = () => null) => {
  const inner = memoryFileStore()
  const writes: string[] = []
  const store: FileStore = {
    ...inner,
    async set(key, value) {
      if (value instanceof File) {
        const error = fails(value)
        if (error) throw error
        writes.push(value.name)
      }
      await inner.set(key, value)
    },
  }
  return { store, writes, inner }
}
afterEach(() => vi.unstubAllGlobals())
const filesOf = (files: readonly KeptFile[]) => files.map(({ file }) => file)
const seen = (files: readonly KeptFile[]) => files.map(({ file, volume, flagged }) => [file.name, volume, flagged])

test('after a reload: the same files, volumes and flag', async () => {
  const { store } = counting()
  expect(await createFileDrafts(store).save('a', 'create', [kept('x', 2), kept('y', 1, true)])).toBeNull()
  const again = createFileDrafts(store)
  const files = await again.load('a', 'create')
  expect(seen(files)).toEqual([
    ['x', 2, false],
    ['y', 1, true],
  ])
  expect(await files[0]?.file.text()).toBe('x')
})

test('a cover that replaces another one is kept as such', async () => {
  const { store } = counting()
  await createFileDrafts(store).save('a', 'edit', [{ ...kept('x'), replaces: true }, kept('y')])
  const files = await createFileDrafts(store).load('a', 'edit')
  expect(files.map(({ replaces }) => replaces)).toEqual([true, undefined])
})

test('a cover that may have arrived is kept as such', async () => {
  const { store } = counting()
  const covers = [{ ...kept('x'), unsure: 1 }, { ...kept('y', 2), unsure: null }, kept('z', 3)]
  await createFileDrafts(store).save('a', 'edit', covers)
  const files = await createFileDrafts(store).load('a', 'edit')
  expect(files.map(({ unsure }) => unsure)).toEqual([1, undefined, undefined])
})

test('a cover is kept with the volume of the primary one that is up', async () => {
  const { store } = counting()
  const covers = [{ ...kept('x'), primaryAt: 3 }, { ...kept('y', 2), primaryAt: null }, kept('z', 4)]
  await createFileDrafts(store).save('a', 'edit', covers)
  const files = await createFileDrafts(store).load('a', 'edit')
  expect(files.map(({ primaryAt }) => primaryAt)).toEqual([3, undefined, undefined])
})

test('a cover is kept with what it is of', async () => {
  const { store } = counting()
  await createFileDrafts(store).save('a', 'create', [{ ...kept('x'), of: 'one' }, kept('y')])
  const drafts = createFileDrafts(store)
  const files = await drafts.load('a', 'create')
  expect(files.map(({ of }) => of)).toEqual(['one', undefined])
  const others = files.map(({ file, volume, flagged }) => ({ file, volume, flagged, of: 'two' }))
  await drafts.save('a', 'create', others)
  expect((await createFileDrafts(store).load('a', 'create')).map(({ of }) => of)).toEqual(['two', 'two'])
})

test("another user's files, and those of another draft, are never seen", async () => {
  const drafts = createFileDrafts(memoryFileStore())
  await drafts.save('a', 'create', [kept('x')])
  await drafts.save('b', 'create', [kept('y')])
  await drafts.save('a', 'edit', [kept('z')])
  expect(seen(await drafts.load('c', 'create'))).toEqual([])
  expect(seen(await drafts.load('b', 'create'))).toEqual([['y', 1, false]])
  await drafts.save('a', 'edit', [], filesOf(await drafts.load('a', 'edit')))
  expect(await drafts.load('a', 'edit')).toEqual([])
  expect(seen(await drafts.load('a', 'create'))).toEqual([['x', 1, false]])
  await drafts.clear('a')
  expect(seen(await drafts.load('a', 'create'))).toEqual([])
  expect(seen(await drafts.load('b', 'create'))).toEqual([['y', 1, false]])
})

test('a logout leaves nothing in the store', async () => {
  const { store, inner } = counting()
  const drafts = createFileDrafts(store)
  const saving = drafts.save('a', 'create', [kept('x'), kept('y')])
  await drafts.clear('a')
  await saving
  expect(await inner.keys()).toEqual([])
})

test('a logout that was cut short is made up for before anything is read or kept', async () => {
  const [{ store, inner }, storage] = [counting(), memoryStorage()]
  const drafts = createFileDrafts(store, storage)
  await drafts.save('a', 'create', [kept('x')])
  await drafts.save('b', 'create', [kept('y')])
  storage.write(TO_CLEAR_KEY, { a: 1, z: null })
  expect(seen(await createFileDrafts(store, storage).load('b', 'create'))).toEqual([['y', 1, false]])
  expect(await drafts.load('a', 'create')).toEqual([])
  expect(storage.read(TO_CLEAR_KEY)).toBeNull()
  storage.write(TO_CLEAR_KEY, { b: 1 })
  await drafts.save('b', 'create', [kept('z')])
  expect(seen(await drafts.load('b', 'create'))).toEqual([['z', 1, false]])
  await drafts.clear('b')
  expect(await inner.keys()).toEqual([])
})

test('a logout of another tab meanwhile is not taken for one that is made up for', async () => {
  const [inner, storage] = [memoryFileStore(), memoryStorage()]
  await createFileDrafts(inner).save('b', 'create', [kept('y')])
  storage.write(TO_CLEAR_KEY, { a: 1 })
  const store: FileStore = {
    ...inner,
    remove: async (keys) => {
      if (storage.read(TO_CLEAR_KEY)) storage.write(TO_CLEAR_KEY, { a: 1, b: 1 })
      await inner.remove(keys)
    },
  }
  await createFileDrafts(store, storage).load('a', 'create')
  expect(storage.read(TO_CLEAR_KEY)).toEqual({ b: 1 })
  expect(await createFileDrafts(inner, storage).load('b', 'create')).toEqual([])
})

test('a logout that cannot be made up for is tried by the next visit; until then nothing is offered', async () => {
  const [inner, storage] = [memoryFileStore(), memoryStorage()]
  await createFileDrafts(inner).save('a', 'create', [kept('x')])
  storage.write(TO_CLEAR_KEY, { a: 1 })
  const stuck = createFileDrafts({ ...inner, remove: () => Promise.reject(new Error('no')) }, storage)
  expect(await stuck.load('a', 'create')).toEqual([])
  await stuck.clear('a')
  expect(storage.read(TO_CLEAR_KEY)).toEqual({ a: 1 })
  expect(await createFileDrafts(inner, storage).load('a', 'create')).toEqual([])
  expect(storage.read(TO_CLEAR_KEY)).toBeNull()
})

test('a file is written once, also by a later visit; what is gone is removed', async () => {
  const { store, writes, inner } = counting()
  const drafts = createFileDrafts(store)
  const [x, y] = [kept('x'), kept('y', 2)]
  await drafts.save('a', 'create', [x, y])
  await drafts.save('a', 'create', [y, { ...x, volume: 5 }], [x.file, y.file])
  const later = createFileDrafts(store)
  const restored = await later.load('a', 'create')
  const z = kept('z', 7)
  await later.save('a', 'create', [...restored.slice(1), z], filesOf(restored))
  expect(writes).toEqual(['x', 'y', 'z'])
  expect(seen(await later.load('a', 'create'))).toEqual([
    ['x', 5, false],
    ['z', 7, false],
  ])
  expect(await later.isEmpty('a', 'create')).toBe(false)
  await later.save('a', 'create', [], [...filesOf(restored), z.file])
  expect(await inner.keys()).toEqual([])
  expect(await later.isEmpty('a', 'create')).toBe(true)
})

test.each([true, false])(
  'two tabs, the second counts what the first has kept: %s; neither drops it',
  async (counts) => {
    const { store } = counting()
    const [one, other] = [createFileDrafts(store), createFileDrafts(store)]
    const [x, y] = [kept('x'), kept('y', 2)]
    await one.save('a', 'create', [x])
    if (counts) await other.load('a', 'create')
    await other.save('a', 'create', [y], [y.file])
    expect(seen(await createFileDrafts(store).load('a', 'create'))).toEqual([
      ['x', 1, false],
      ['y', 2, false],
    ])
    await one.save('a', 'create', [], [x.file])
    expect(seen(await createFileDrafts(store).load('a', 'create'))).toEqual([['y', 2, false]])
    expect(await one.isEmpty('a', 'create')).toBe(false)
    await other.save('a', 'create', [], [y.file])
    expect(await store.keys()).toEqual([])
  },
)

test('who is called otherwise by now takes their files along', async () => {
  const { store } = counting()
  const drafts = createFileDrafts(store)
  await drafts.save('e', 'edit', [kept('x')])
  await createFileDrafts(store).save('id', 'edit', [kept('y', 2)])
  await drafts.move('e', 'id')
  expect(seen(await drafts.load('id', 'edit'))).toEqual([
    ['x', 1, false],
    ['y', 2, false],
  ])
  expect(await drafts.load('e', 'edit')).toEqual([])
})

test('no room: says so, keeps the rest', async () => {
  const full = new DOMException('full', 'QuotaExceededError')
  const { store } = counting(({ name }) => (name === 'big' ? full : null))
  const drafts = createFileDrafts(store)
  expect(await drafts.save('a', 'create', [kept('big'), kept('x', 2)])).toBe(NO_ROOM)
  expect(seen(await drafts.load('a', 'create'))).toEqual([['x', 2, false]])
})

const full = () => Promise.reject(new DOMException('full', 'QuotaExceededError'))
test('no room for the list either: says so, and what was kept before stays', async () => {
  const inner = memoryFileStore()
  await createFileDrafts(inner).save('a', 'create', [kept('x')])
  expect(await createFileDrafts({ ...inner, set: full }).save('a', 'create', [kept('y')])).toBe(NO_ROOM)
  expect(seen(await createFileDrafts(inner).load('a', 'create'))).toEqual([['x', 1, false]])
})

const broken = () => Promise.reject(new DOMException('no', 'UnknownError'))
test('a browser whose storage cannot be read: nothing is offered, what comes is kept in memory, and said so', async () => {
  const inner = memoryFileStore()
  let get: FileStore['get'] = broken
  const drafts = createFileDrafts({ ...inner, get: (key) => get(key) })
  expect(await drafts.isEmpty('a', 'create')).toBe(false)
  expect(await drafts.load('a', 'create')).toEqual([])
  // Where it can be read again, this visit has begun without it.
  get = inner.get
  expect(await drafts.save('a', 'create', [kept('x')])).toBe(NOT_KEPT)
})

test('what cannot be cleared is offered no more, in this visit at least', async () => {
  const inner = memoryFileStore()
  let { remove } = inner
  const drafts = createFileDrafts({ ...inner, remove: (keys) => remove(keys) })
  await drafts.save('a', 'create', [kept('x')])
  remove = broken
  await drafts.clear('a')
  expect(await drafts.load('a', 'create')).toEqual([])
})

test.each<[string, FileStore]>([
  ['missing', indexedFileStore('bunko')],
  ['forbidden', counting(() => new DOMException('no', 'SecurityError')).store],
])('a browser whose storage is %s: kept in memory, and said so', async (_, store) => {
  const drafts = createFileDrafts(store)
  const x = kept('x')
  expect(await drafts.save('a', 'create', [x])).toBe(NOT_KEPT)
  expect(seen(await drafts.load('a', 'create'))).toEqual([['x', 1, false]])
  expect(await drafts.save('a', 'create', [], [x.file])).toBeNull()
  // What the browser keeps besides cannot be told.
  expect(await drafts.isEmpty('a', 'create')).toBe(false)
  await drafts.clear('a')
  expect(seen(await drafts.load('a', 'create'))).toEqual([])
})

test('a text is the name of the database that is asked for, at the first use', async () => {
  const names: string[] = []
  vi.stubGlobal('indexedDB', {
    open: (name: string) => {
      names.push(name)
      throw new DOMException('no', 'SecurityError')
    },
  })
  const drafts = createFileDrafts('bunko')
  expect(names).toEqual([])
  expect(await drafts.load('a', 'create')).toEqual([])
  expect(names).toEqual(['bunko'])
})

const row = { key: 'k', volume: 1, flagged: false }
test.each([
  [null],
  ['key'],
  [{ ...row, key: 7 }],
  [{ volume: 1, flagged: false }],
  [{ ...row, volume: '1' }],
  [{ key: 'k', flagged: false }],
  [{ ...row, flagged: 1 }],
  [{ key: 'k', volume: 1 }],
  [{ ...row, key: 'gone' }],
])('a damaged row (%j) is no file; what stands beside it is', async (damaged) => {
  const store = memoryFileStore()
  for (const key of ['k', 'whole']) await store.set(['a', 'create', 'file', key], new File([key], key))
  await store.set(['a', 'create', 'file', 7 as never], new File(['7'], '7'))
  await store.set(
    ['a', 'create', 'list'],
    [damaged, { ...row, key: 'whole', replaces: 'yes', unsure: '1', primaryAt: '1', of: 7 }],
  )
  const files = await createFileDrafts(store).load('a', 'create')
  expect(files).toEqual([{ file: expect.objectContaining({ name: 'whole' }) as unknown, volume: 1, flagged: false }])
})

test('a damaged list is no draft', async () => {
  const store = memoryFileStore()
  for (const list of [
    null,
    'x',
    7,
    {},
    [null, 7, { key: 1 }, { key: 'k', volume: '1', flagged: true }],
    [{ key: 'k', volume: 1, flagged: true }],
  ]) {
    await store.set(['a', 'create', 'list'], list)
    expect(await createFileDrafts(store).load('a', 'create')).toEqual([])
  }
})
