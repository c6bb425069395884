import { describe, expect, it } from 'vitest'
import { figureText } from './title-figure.ts'

const statistics = { rating: 8.449, follows: 12_345, favorites: 0, rating_count: null }

describe('figureText', () => {
  it('gives a rating one place', () => {
    expect(figureText({ statistics }, 'rating')).toBe('8.4')
    expect(figureText({ statistics: { ...statistics, rating: 9 } }, 'rating')).toBe('9.0')
  })
  it('shortens counts, and says a zero', () => {
    expect(figureText({ statistics }, 'follows')).toBe('12.3K')
    expect(figureText({ statistics }, 'favorites')).toBe('0')
  })
  it('is null where there is none', () => {
    expect(figureText({ statistics: null }, 'rating')).toBeNull()
    expect(figureText({ statistics: { ...statistics, rating: null } }, 'rating')).toBeNull()
  })
})
