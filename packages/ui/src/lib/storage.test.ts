import { describe, expect, test } from 'vitest'
import { memoryStorage, safeStorage } from './storage.ts'

const holding = (text: string | null): Storage => ({ getItem: () => text }) as unknown as Storage

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

  test('what is written is read back, and gone when removed', () => {
    const storage = memoryStorage()
    expect(storage.write('key', { a: ['x'] })).toBe(true)
    expect(storage.read('key')).toEqual({ a: ['x'] })
    storage.remove('key')
    expect(storage.read('key')).toBeNull()
  })
})
