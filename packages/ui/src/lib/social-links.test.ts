import { expect, test } from 'vitest'
import { socialLinks } from './social-links.ts'

test('each place a house may be found at, a magazine without LinkedIn', () => {
  const house = { website: 'https://a.example', twitter: null, facebook: '', instagram: null, youtube: 'x' }
  expect(socialLinks(house).filter(({ url }) => url)).toEqual([
    { term: 'Website', url: 'https://a.example' },
    { term: 'YouTube', url: 'x', hosts: ['youtube.com'] },
  ])
  expect(socialLinks({ ...house, linkedin: 'https://l.example' }).at(-1)).toEqual({
    term: 'LinkedIn',
    url: 'https://l.example',
    hosts: ['linkedin.com'],
  })
})

test('of an address at these hosts the place says already where it is', () => {
  const house = { website: null, twitter: null, facebook: null, instagram: null, youtube: null, linkedin: null }
  const hosts = socialLinks(house).map((link) => [link.term, link.hosts])
  expect(hosts).toEqual([
    ['Website', undefined],
    ['Twitter', ['twitter.com', 'x.com']],
    ['Facebook', ['facebook.com']],
    ['Instagram', ['instagram.com']],
    ['YouTube', ['youtube.com']],
    ['LinkedIn', ['linkedin.com']],
  ])
})
