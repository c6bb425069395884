import { describe, expect, it } from 'vitest'
import { memoryStorage } from '../lib/storage.ts'
import { dropBegun, findBegun, keepBegun } from './begun.ts'

const NOW = 1_795_000_000_000
const MINUTE = 60_000

describe('what was begun', () => {
  it('is there until it is dropped', () => {
    const storage = memoryStorage()
    keepBegun(storage, 'a', { kind: 'rate', rating: 8 }, NOW)
    expect(findBegun(storage, 'a', NOW + MINUTE, null)).toEqual({ kind: 'rate', rating: 8 })
    expect(findBegun(storage, 'a', NOW + MINUTE, null)).toEqual({ kind: 'rate', rating: 8 })
    dropBegun(storage)
    expect(findBegun(storage, 'a', NOW + MINUTE, null)).toBeNull()
  })
  it('is the last that was begun', () => {
    const storage = memoryStorage()
    keepBegun(storage, 'a', { kind: 'rate', rating: 8 }, NOW)
    keepBegun(storage, 'b', { kind: 'favorite' }, NOW)
    expect(findBegun(storage, 'a', NOW, null)).toBeNull()
    expect(findBegun(storage, 'b', NOW, null)).toEqual({ kind: 'favorite' })
  })
  it.each([
    [0, { kind: 'list', status: 'on_hold' }],
    [15 * MINUTE, { kind: 'list', status: 'on_hold' }],
    [15 * MINUTE + 1, null],
    [-1, null],
  ])('after %d ms', (age, expected) => {
    const storage = memoryStorage()
    keepBegun(storage, 'a', { kind: 'list', status: 'on_hold' }, NOW)
    expect(findBegun(storage, 'a', NOW + age, null)).toEqual(expected)
  })
  it('is forgotten when too old, whatever title is looked at', () => {
    const storage = memoryStorage()
    keepBegun(storage, 'a', { kind: 'favorite' }, NOW)
    expect(findBegun(storage, 'b', NOW + 16 * MINUTE, null)).toBeNull()
    expect(storage.read('bunko-begun')).toBeNull()
  })
  it('is for whoever signs in where a visitor began it, and else for who did', () => {
    const storage = memoryStorage()
    keepBegun(storage, 'a', { kind: 'favorite' }, NOW)
    expect(findBegun(storage, 'a', NOW, 'user:7')).toEqual({ kind: 'favorite' })
    keepBegun(storage, 'a', { kind: 'favorite' }, NOW, 'user:7')
    expect(findBegun(storage, 'a', NOW, 'user:8')).toBeNull()
    expect(findBegun(storage, 'a', NOW, null)).toBeNull()
    expect(findBegun(storage, 'a', NOW, 'user:7')).toEqual({ kind: 'favorite' })
  })
  it.each([1, 10])('takes a rating of %d', (rating) => {
    const storage = memoryStorage()
    keepBegun(storage, 'a', { kind: 'rate', rating }, NOW)
    expect(findBegun(storage, 'a', NOW, null)).toEqual({ kind: 'rate', rating })
  })
  it.each([
    'text',
    7,
    {},
    { title: 'a', at: NOW },
    { title: 'a', at: NOW, act: null },
    { title: 'a', at: NOW, act: { kind: 'rate', rating: 11 } },
    { title: 'a', at: NOW, act: { kind: 'rate', rating: 0 } },
    { title: 'a', at: NOW, act: { kind: 'rate', rating: 7.5 } },
    { title: 'a', at: NOW, act: { kind: 'rate', rating: '7' } },
    { title: 'a', at: NOW, act: { kind: 'list', status: 'burnt' } },
    { title: 'a', at: NOW, act: { kind: 'delete', status: 'reading' } },
    { title: 'a', at: String(NOW), act: { kind: 'favorite' } },
  ])('is nothing when damaged, and forgotten: %j', (stored) => {
    const storage = memoryStorage()
    storage.write('bunko-begun', stored)
    expect(findBegun(storage, 'a', NOW, null)).toBeNull()
    expect(storage.read('bunko-begun')).toBeNull()
  })
})
