import { expect } from 'vitest'
import type { MockServer } from '../server-types.ts'
import { ask } from './ask.ts'
import { clientOf } from './client.ts'
import { imageFile } from './images.ts'
import { sure } from './sure.ts'
import type { Written } from './written.ts'

const T = { turnstile_token: 't' }
const SECRET = 'um-segredo-longo'
const logIn = (server: MockServer, login: string, password: string) =>
  clientOf(server).auth.login({ body: { login, password, ...T } })
/** In one shape, whatever the server answers in. */
const me = (server: MockServer, token: string) =>
  ask(server, 'GET', '/auth/me/', { headers: { authorization: `Bearer ${token}`, 'x-mock-scenario': 'shape:data' } })
const letter = (server: MockServer) => sure(server.db.mails.all().at(-1)).token
const picture = async (server: MockServer, address: string | null | undefined) => {
  expect(await ask(server, 'GET', sure(address))).toMatchObject({
    status: 200,
    headers: { 'content-type': 'image/webp' },
  })
}
const gone = async (server: MockServer, address: string | null) =>
  expect((await ask(server, 'GET', sure(address))).status).toBe(404)

const renews = (spelling: 'refresh' | 'refreshBare') => async (server: MockServer) => {
  const { refreshToken } = server.signIn(5)
  const { accessToken } = await clientOf(server).auth[spelling]({ body: { refreshToken } })
  expect((await me(server, accessToken)).body).toMatchObject({ data: { username: 'ana.luz' } })
}
const pictures = (call: 'uploadAvatar' | 'uploadBanner', field: 'avatar' | 'banner') => async (server: MockServer) => {
  const client = clientOf(server, 5)
  const up = async () =>
    sure(await client.auth[call]({ body: { [field]: imageFile('webp') } as { avatar: File; banner: File } }))
  const first = await up()
  expect((await client.auth.me())[field]).toBe(first.image_url)
  await picture(server, first.image_url)
  const second = await up()
  await picture(server, second.image_url)
  await gone(server, first.image_url)
}

export const writtenAccount: Written = {
  'auth.login': async (server) => {
    const { access } = await logIn(server, 'ana.luz', 'bunko-demo')
    expect((await me(server, access)).body).toMatchObject({ data: { username: 'ana.luz' } })
  },
  'auth.register': async (server) => {
    const names = { username: 'nova', email: 'nova@bunko.example', first_name: 'Nova', last_name: 'Ana' }
    await clientOf(server).auth.register({ body: { ...names, password: SECRET, password_confirm: SECRET, ...T } })
    const { access } = await logIn(server, 'nova@bunko.example', SECRET)
    expect((await me(server, access)).body).toMatchObject({ data: { ...names, profile: { level: 5 } } })
  },
  'auth.refresh': renews('refresh'),
  'auth.refreshBare': renews('refreshBare'),
  'auth.logout': async (server) => {
    const { accessToken, refreshToken } = server.signIn(5)
    const headers = { authorization: `Bearer ${accessToken}` }
    expect((await ask(server, 'POST', '/auth/logout/', { headers, body: {} })).status).toBe(200)
    expect((await me(server, accessToken)).status).toBe(401)
    await expect(clientOf(server).auth.refresh({ body: { refreshToken } })).rejects.toMatchObject({ status: 401 })
  },
  'auth.verifyEmail': async (server) => {
    const names = { username: 'nova', email: 'nova@bunko.example' }
    await clientOf(server).auth.register({ body: { ...names, password: SECRET, password_confirm: SECRET, ...T } })
    const again = { body: { token: letter(server) } }
    await clientOf(server).auth.verifyEmail(again)
    await expect(clientOf(server).auth.verifyEmail(again)).rejects.toMatchObject({ text: 'Invalid or expired token.' })
  },
  'auth.forgotPassword': async (server) => {
    await clientOf(server).auth.forgotPassword({ body: { email: 'regular@bunko.example' } })
    await clientOf(server).auth.resetPassword({ body: { token: letter(server), newPassword: SECRET } })
    await logIn(server, 'ana.luz', SECRET)
  },
  'auth.resetPassword': async (server) => {
    const client = clientOf(server)
    await client.auth.forgotPassword({ body: { email: 'regular@bunko.example' } })
    const older = letter(server)
    await client.auth.forgotPassword({ body: { email: 'regular@bunko.example' } })
    await client.auth.resetPassword({ body: { token: letter(server), newPassword: SECRET } })
    await logIn(server, 'ana.luz', SECRET)
    await expect(logIn(server, 'ana.luz', 'bunko-demo')).rejects.toMatchObject({ status: 401 })
    await expect(client.auth.resetPassword({ body: { token: older, newPassword: SECRET } })).rejects.toMatchObject({
      status: 400,
    })
  },
  'auth.changePassword': async (server) => {
    await clientOf(server, 5).auth.changePassword({ body: { currentPassword: 'bunko-demo', newPassword: SECRET } })
    await logIn(server, 'ana.luz', SECRET)
    await expect(logIn(server, 'ana.luz', 'bunko-demo')).rejects.toMatchObject({ status: 401 })
  },
  'auth.updateMe': async (server) => {
    const client = clientOf(server, 3)
    const names = { username: 'hana.kim', first_name: 'Hana', last_name: 'Kim-Luz' }
    const answer = await client.auth.updateMe({ body: names })
    expect(await client.auth.me()).toEqual(answer)
    expect(answer).toMatchObject(names)
    expect(await client.edits.get({ params: { id: 1 } })).toMatchObject({ editor_username: 'hana.kim' })
  },
  'auth.uploadAvatar': pictures('uploadAvatar', 'avatar'),
  'auth.uploadBanner': pictures('uploadBanner', 'banner'),
  'auth.requestEmailChange': async (server) => {
    const client = clientOf(server, 5)
    await client.auth.requestEmailChange({ body: { newEmail: ' luz@bunko.example ' } })
    expect(sure(server.db.mails.all().at(-1)).to).toBe('luz@bunko.example')
    expect((await client.auth.me()).email).toBe('regular@bunko.example')
  },
  'auth.confirmEmailChange': async (server) => {
    const client = clientOf(server, 5)
    await client.auth.requestEmailChange({ body: { newEmail: 'luz@bunko.example' } })
    const confirm = { body: { token: letter(server) } }
    await expect(clientOf(server, 4).auth.confirmEmailChange(confirm)).rejects.toMatchObject({ status: 400 })
    await client.auth.confirmEmailChange(confirm)
    expect((await client.auth.me()).email).toBe('luz@bunko.example')
    await logIn(server, 'luz@bunko.example', 'bunko-demo')
  },
}
