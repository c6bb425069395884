import { HttpError, NetworkError } from '@bunko/api-client'
import { expect, test } from 'vitest'
import { thingTitle } from './thing-title.ts'

const CALL = 'GET /authors/{id}/'
const http = (status: number) => new HttpError({ call: CALL, status })

test.each<[string, unknown, string | null, string | null]>([
  ['while it is read', null, null, null],
  ['once it is read', null, 'Rei Sato', 'Rei Sato'],
  ['where there is none', http(404), null, 'Person not found'],
  ['where it was deleted meanwhile', http(404), 'Rei Sato', 'Person not found'],
  ['where it could not be read', http(500), null, 'Person'],
  ['where nothing was heard', new NetworkError(CALL), null, 'Person'],
  ['where it could not be read again', http(500), 'Rei Sato', 'Rei Sato'],
])('the title of a page: %s', (_, error, name, title) => {
  expect(thingTitle('Person', error, name)).toBe(title)
})
