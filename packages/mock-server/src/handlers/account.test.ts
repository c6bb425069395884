import { describe, expect, test } from 'vitest'
import { demoAccount } from '../named.ts'
import type { MockServer } from '../server-types.ts'
import { createMockServer } from '../server.ts'
import { ask } from '../testing/ask.ts'
import { clientOf } from '../testing/client.ts'
import { sure } from '../testing/sure.ts'
import { imageFile, lyingFile } from '../testing/images.ts'

const T = { turnstile_token: 't' }
const ana = {
  username: 'nova.ana',
  email: 'nova@bunko.example',
  password: 'segredo-longo',
  password_confirm: 'segredo-longo',
  ...T,
}
const logIn = (server: MockServer, login: string, password: string) =>
  ask(server, 'POST', '/auth/login/', { body: { login, password, ...T } }).then(({ status }) => status)
const lastToken = (server: MockServer) => server.db.mails.all().at(-1)?.token ?? ''

describe('registration', () => {
  test('makes a Regular User who can sign in and confirm the address', async () => {
    const server = createMockServer()
    const client = clientOf(server)
    await client.auth.register({ body: ana })
    expect(await logIn(server, ana.email, ana.password)).toBe(200)
    expect(server.signIn(ana.username).user).toMatchObject({ username: 'nova.ana', profile: { level: 5 } })
    const token = lastToken(server)
    await client.auth.verifyEmail({ body: { token } })
    await expect(client.auth.verifyEmail({ body: { token } })).rejects.toMatchObject({ status: 400 })
  })
  test('takes first and last names that are blank, as the profile does: section 5 asks for neither', async () => {
    const server = createMockServer()
    await clientOf(server).auth.register({ body: { ...ana, first_name: '', last_name: ' ' } })
    expect(server.signIn(ana.username).user).toMatchObject({ first_name: '', last_name: '' })
  })
  test.each([
    [{ username: 'M.Tanabe' }, { username: 'A user with that username already exists.' }],
    [{ email: 'moderator@bunko.example' }, { email: 'user with this email already exists.' }],
    [{ email: 'nowhere' }, { email: 'Enter a valid email address.' }],
    // 135 characters, as Django counts them.
    [{ email: `${'🏮'.repeat(130)}@b.c` }, { email: 'Enter a valid email address.' }],
    [
      { password: '🏮🏮🏮🏮', password_confirm: '🏮🏮🏮🏮' },
      { password: 'This password is too short. It must contain at least 8 characters.' },
    ],
    [
      { password: 'short', password_confirm: 'short' },
      { password: 'This password is too short. It must contain at least 8 characters.' },
    ],
    [{ password_confirm: 'other' }, { password_confirm: 'Passwords do not match.' }],
    [{ turnstile_token: '' }, { turnstile_token: 'This field may not be blank.' }],
  ])('%j is refused', async (wrong, fields) => {
    const server = createMockServer()
    await expect(clientOf(server).auth.register({ body: { ...ana, ...wrong } })).rejects.toMatchObject({
      status: 400,
      fields,
    })
    expect(server.db.users.size).toBe(24)
  })
})

describe('passwords', () => {
  test('forgotten and set anew by a letter', async () => {
    const server = createMockServer()
    const client = clientOf(server)
    await client.auth.forgotPassword({ body: { email: 'nobody@bunko.example' } })
    expect(server.db.mails.size).toBe(0)
    await client.auth.forgotPassword({ body: { email: 'Regular@bunko.example' } })
    await client.auth.resetPassword({ body: { token: lastToken(server), newPassword: 'outro-segredo' } })
    expect(await logIn(server, 'ana.luz', 'outro-segredo')).toBe(200)
    expect(await logIn(server, 'ana.luz', 'bunko-demo')).toBe(401)
    await expect(
      client.auth.resetPassword({ body: { token: 'made up', newPassword: 'outro-segredo' } }),
    ).rejects.toMatchObject({ text: 'Invalid or expired token.' })
  })
  test('changed by whoever knows the old one', async () => {
    const server = createMockServer()
    const client = clientOf(server, 5)
    await expect(
      client.auth.changePassword({ body: { currentPassword: 'x', newPassword: 'segredo-novo' } }),
    ).rejects.toMatchObject({ fields: { currentPassword: 'Wrong password.' } })
    await client.auth.changePassword({ body: { currentPassword: 'bunko-demo', newPassword: 'segredo-novo' } })
    expect(await logIn(server, 'ana.luz', 'segredo-novo')).toBe(200)
  })
})

describe('the profile', () => {
  test('names change, a taken user name does not', async () => {
    const server = createMockServer()
    const client = clientOf(server, 5)
    expect(await client.auth.updateMe({ body: { first_name: 'Ana Clara' } })).toMatchObject({
      first_name: 'Ana Clara',
      username: 'ana.luz',
    })
    expect(await client.auth.me()).toMatchObject({ first_name: 'Ana Clara' })
    await expect(client.auth.updateMe({ body: { username: 'hana_k' } })).rejects.toMatchObject({
      fields: { username: 'A user with that username already exists.' },
    })
  })
  test('avatar and banner are stored and served', async () => {
    const server = createMockServer()
    const client = clientOf(server, 5)
    const avatar = sure(await client.auth.uploadAvatar({ body: { avatar: imageFile('jpeg') } }))
    const banner = sure(await client.auth.uploadBanner({ body: { banner: imageFile('webp') } }))
    expect(await client.auth.me()).toMatchObject({ avatar: avatar.image_url, banner: banner.image_url })
    for (const { image_url } of [avatar, banner]) expect((await ask(server, 'GET', image_url ?? '')).status).toBe(200)
    await expect(client.auth.uploadAvatar({ body: { avatar: lyingFile() } })).rejects.toMatchObject({ status: 400 })
  })
  test('a picture of somebody who is gone meanwhile is refused, and kept nowhere', async () => {
    const server = createMockServer()
    const avatar = imageFile()
    avatar.arrayBuffer = () => {
      server.db.users.remove(demoAccount(5).id)
      return imageFile().arrayBuffer()
    }
    const form = new FormData()
    form.set('avatar', avatar)
    const told = await ask(server, 'POST', '/auth/avatar/upload/', { as: 5, form })
    expect(told.status).toBe(401)
    expect(server.db.files.size).toBe(0)
    expect(server.crashes).toEqual([])
  })
  test('the e-mail address changes after it was confirmed', async () => {
    const server = createMockServer()
    const client = clientOf(server, 5)
    await client.auth.requestEmailChange({ body: { newEmail: 'ana@bunko.example' } })
    expect((await client.auth.me()).email).toBe('regular@bunko.example')
    await client.auth.confirmEmailChange({ body: { token: lastToken(server) } })
    expect((await client.auth.me()).email).toBe('ana@bunko.example')
    expect(await logIn(server, 'ana@bunko.example', 'bunko-demo')).toBe(200)
    await expect(client.auth.requestEmailChange({ body: { newEmail: 'editor@bunko.example' } })).rejects.toMatchObject({
      fields: { newEmail: 'user with this email already exists.' },
    })
  })
  test('the letter of an older wish for an address ends with the newer one', async () => {
    const server = createMockServer()
    const client = clientOf(server, 5)
    await client.auth.requestEmailChange({ body: { newEmail: 'typo@bunko.example' } })
    const older = lastToken(server)
    await clientOf(server, 4).auth.requestEmailChange({ body: { newEmail: 'other@bunko.example' } })
    const other = lastToken(server)
    await client.auth.requestEmailChange({ body: { newEmail: 'ana@bunko.example' } })
    await client.auth.confirmEmailChange({ body: { token: lastToken(server) } })
    await expect(client.auth.confirmEmailChange({ body: { token: older } })).rejects.toMatchObject({
      text: 'Invalid or expired token.',
    })
    expect((await client.auth.me()).email).toBe('ana@bunko.example')
    expect(server.db.mails.all().map(({ token }) => token)).toEqual([other])
  })
})
