import { describe, expect, test } from 'vitest'
import { shortAddress } from './short-address.ts'

describe('an address without its ceremony', () => {
  test.each([
    ['https://akane.example', 'akane.example'],
    ['http://www.kumo.example/', 'kumo.example'],
    ['https://social.example/comic-kumo', 'social.example/comic-kumo'],
    ['https://kumo.example/?to=https://www.sora.example/', 'kumo.example/?to=https://www.sora.example'],
    ['https://kumo.example/%E9%9B%B2', 'kumo.example/雲'],
    ['https://kumo.example/%E9%', 'kumo.example/%E9%'],
    ['https://kumo.example/%E2%80%AEgpj', 'kumo.example/%E2%80%AEgpj'],
    ['https://kumo.example/a%20b', 'kumo.example/a%20b'],
  ])('%s', (given, short) => {
    expect(shortAddress(given)).toBe(short)
  })

  test.each([
    ['https://www.Social.example/comic-kumo/', 'comic-kumo'],
    ['https://other.example/a?b#c', 'a?b#c'],
    ['https://social.example/', 'social.example'],
    ['https://social.example:8080/a', 'social.example:8080/a'],
    ['https://social.example.evil.example/a', 'social.example.evil.example/a'],
    ['https://not-social.example/a', 'not-social.example/a'],
    ['social.example/a', 'social.example/a'],
  ])('without a host that is said beside it: %s', (given, short) => {
    expect(shortAddress(given, ['social.example', 'other.example'])).toBe(short)
  })

  test.each(['javascript:alert(1)', 'https://user:secret@evil.example/', 'kumo.example/'])(
    'what may not be followed stays as it is: %s',
    (given) => {
      expect(shortAddress(given)).toBe(given)
    },
  )
})
