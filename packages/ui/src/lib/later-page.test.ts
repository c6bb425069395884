import { HttpError } from '@bunko/api-client'
import { expect, test, vi } from 'vitest'
import { isOfLaterPage, readPage, tryAgain } from './later-page.ts'

const http = (status: number) => new HttpError({ call: 'GET /users/{id}/favorites', status })

test('a failure is known as that of a page behind the first', async () => {
  const [first, second] = [http(404), http(404)]
  await expect(readPage(undefined, Promise.reject(first))).rejects.toBe(first)
  await expect(readPage({ page: '2' }, Promise.reject(second))).rejects.toBe(second)
  expect([first, second].map(isOfLaterPage)).toEqual([false, true])
  expect(isOfLaterPage(null)).toBe(false)
  await expect(readPage({ page: '2' }, Promise.reject('no error'))).rejects.toBe('no error')
  await expect(readPage({ page: '2' }, Promise.resolve('rows'))).resolves.toBe('rows')
})

test.each([
  ['a next page that failed is asked for again', 500, true, 'next'],
  ['one that is gone is not: all is read again', 404, true, 'all'],
  ['a refresh that failed is made again', 500, false, 'all'],
])('%s', (_, status, isFetchNextPageError, expected) => {
  const ask = vi.fn<(what: string) => void>()
  tryAgain({
    error: http(status),
    isFetchNextPageError,
    fetchNextPage: () => ask('next'),
    refetch: () => ask('all'),
  })
  expect(ask.mock.calls).toEqual([[expected]])
})
