import { afterEach, describe, expect, test, vi } from 'vitest'
import { memoryStorage, safeStorage, tabStorage } from './storage.ts'

const holding = (text: string | null): Storage => ({ getItem: () => text }) as unknown as Storage

/** What a browser has, as far as it is asked for. */
const browserStorage = () => {
  const texts = new Map<string, string>()
  return {
    getItem: (key: string) => texts.get(key) ?? null,
    setItem: (key: string, text: string) => void texts.set(key, text),
    removeItem: (key: string) => void texts.delete(key),
  } as unknown as Storage
}
const storageOf = (storage: Storage) => safeStorage(() => storage)
afterEach(() => {
  vi.unstubAllGlobals()
})

describe('storage that survives', () => {
  test('storage that cannot even be opened', () => {
    const storage = safeStorage(() => {
      throw new DOMException('denied', 'SecurityError')
    })
    expect(storage.read('key')).toBeNull()
    expect(storage.write('key', 1)).toBe(false)
    expect(() => storage.remove('key')).not.toThrow()
  })

  test.each([[null], ['{broken'], ['']])('%j reads as null', (text) =>
    expect(safeStorage(() => holding(text)).read('key')).toBeNull(),
  )

  test.each([
    ['memory', () => memoryStorage()],
    ['a browser', () => storageOf(browserStorage())],
    ['the tab', () => tabStorage],
  ])('what is written to %s is read back, and gone when removed', (_, open) => {
    vi.stubGlobal('sessionStorage', browserStorage())
    const storage = open()
    expect(storage.write('key', { a: ['x'] })).toBe(true)
    expect(storage.read('key')).toEqual({ a: ['x'] })
    storage.remove('key')
    expect(storage.read('key')).toBeNull()
  })
})
