import { afterEach, expect, test, vi } from 'vitest'
import { createClient } from '../client.ts'
import { signOut } from '../session/login.ts'
import { later, settled, turn } from '../session/testing/fakes.ts'
import { openOne } from '../session/testing/tabs.ts'

afterEach(() => void vi.useRealTimers())

/** A server that answers in whatever order it is told to, and notes what it was asked. */
const open = () => {
  const asked: string[] = []
  const answers: ReturnType<typeof later<Response>>[] = []
  const fetch = (async (_url: string, { method, headers }: { method: string; headers: Headers }) => {
    asked.push(`${method} ${headers.get('authorization')?.replace('Bearer ', '') ?? '-'}`)
    const answer = later<Response>()
    answers.push(answer)
    return answer.promise
  }) as unknown as typeof globalThis.fetch
  const { session } = openOne()
  const client = createClient({ baseUrl: '/api/v1', session, fetch })
  const logout = () => signOut({ session, logout: (body) => client.auth.logout({ body }) })
  const answer = (nth: number, status = 204) =>
    answers[nth]?.resolve(status === 204 ? new Response(null, { status }) : new Response('{}', { status }))
  return { asked, answer, session, client, logout }
}
const TO_REMOVE = { params: { id: 1 } }

test.each([
  ['done', 204],
  ['refused', 500],
])('a logout goes when the writes before it are %s; the session is over at once', async (_, status) => {
  const { asked, answer, session, client, logout } = open()
  const removals = [client.lists.remove(TO_REMOVE), client.lists.remove(TO_REMOVE)].map(settled)
  const confirmed = logout()
  expect(session.bearer()).toBeNull()
  answer(0, status)
  await removals[0]
  await turn()
  expect(asked).toEqual(['DELETE access-0', 'DELETE access-0'])
  answer(1, status)
  await removals[1]
  await turn()
  expect(asked).toEqual(['DELETE access-0', 'DELETE access-0', 'POST access-0'])
  answer(2)
  await expect(confirmed).resolves.toBe(true)
})

test('what is only read holds no logout up', async () => {
  const { asked, client, logout } = open()
  void settled(client.lists.mine())
  void logout()
  await turn()
  expect(asked).toEqual(['GET access-0', 'POST access-0'])
})

test('nor does a write that is done', async () => {
  const { asked, answer, client, logout } = open()
  const removal = client.lists.remove(TO_REMOVE)
  await turn()
  answer(0)
  await removal
  void logout()
  await turn()
  expect(asked).toEqual(['DELETE access-0', 'POST access-0'])
})

test('it waits for the first of two writes as well, whichever is answered first', async () => {
  const { asked, answer, client, logout } = open()
  const removals = [client.lists.remove(TO_REMOVE), client.lists.remove(TO_REMOVE)].map(settled)
  void logout()
  answer(1)
  await removals[1]
  await turn()
  expect(asked).toHaveLength(2)
  answer(0)
  await removals[0]
  await turn()
  expect(asked.at(-1)).toBe('POST access-0')
})

test('what is sent without the session holds no logout up', async () => {
  const { asked, client, logout } = open()
  void settled(client.auth.forgotPassword({ body: { email: 'a@bunko.example' } }))
  void logout()
  await turn()
  expect(asked).toEqual(['POST -', 'POST access-0'])
})

test('nor does what was sent before somebody logged in', async () => {
  const { asked, session, client, logout } = open()
  session.end()
  void settled(client.lists.remove(TO_REMOVE))
  session.begin({ accessToken: 'access-1', refreshToken: 'refresh-1' }, {})
  void logout()
  await turn()
  expect(asked).toEqual(['DELETE -', 'POST access-1'])
})

test('a write that gets no answer holds it up until its limit', async () => {
  vi.useFakeTimers()
  const { asked, client, logout } = open()
  void settled(client.lists.remove(TO_REMOVE))
  void logout()
  await vi.advanceTimersByTimeAsync(4_999)
  expect(asked).toEqual(['DELETE access-0'])
  await vi.advanceTimersByTimeAsync(1)
  expect(asked).toEqual(['DELETE access-0', 'POST access-0'])
})

test('where its token is refused it goes once more without one: the refresh token in its body is enough', async () => {
  const { asked, answer, logout } = open()
  const confirmed = logout()
  await turn()
  answer(0, 401)
  await turn()
  expect(asked).toEqual(['POST access-0', 'POST -'])
  answer(1)
  await expect(confirmed).resolves.toBe(true)
})

test('and no more often; nor at all where there is no refresh token', async () => {
  const { asked, answer, client, logout } = open()
  const bare = settled(client.auth.logout({ body: {} }))
  await turn()
  answer(0, 401)
  await bare
  expect(asked).toEqual(['POST access-0'])
  const confirmed = logout()
  await turn()
  answer(1, 401)
  await turn()
  answer(2, 401)
  await expect(confirmed).resolves.toBe(false)
  expect(asked).toEqual(['POST access-0', 'POST access-0', 'POST -'])
})

test('whoever leaves waits for neither of them', async () => {
  const { answer, client } = open()
  const leaving = new AbortController()
  const left = client.auth.logout({ body: { refreshToken: 'refresh-0' } }, { signal: leaving.signal })
  await turn()
  answer(0, 401)
  await turn()
  leaving.abort(new Error('left'))
  await expect(left).rejects.toThrow('left')
})
