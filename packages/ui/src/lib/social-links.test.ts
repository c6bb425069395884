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
