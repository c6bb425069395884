import { expect, test } from 'vitest'
import { createMockServer } from '../server.ts'
import { ask } from '../testing/ask.ts'
import { clientOf } from '../testing/client.ts'

test('texts of a write lose the spaces around them: plain ones, in lists, by language', async () => {
  const server = createMockServer()
  const people = server.db.people.size
  const body = {
    author_names: ['Zed', 'Zed ', '\tZed'],
    original_publisher: '  ',
    serialized_in: ' Weekly Kaze\n',
    title: { pt: ' Um ', en: 'One' },
    alternative_titles: [
      { lang: 'ja', title: ' 一 ' },
      { lang: 'ja', title: '一' },
    ],
  }
  expect(await clientOf(server, 2).titles.update({ params: { id: 3 }, body: body as never })).toMatchObject({
    author_names: ['Zed'],
    original_publisher: null,
    serialized_in: 'Weekly Kaze',
    title: { pt: 'Um', en: 'One' },
    alternative_titles: [{ lang: 'ja', title: '一' }],
  })
  expect(server.db.people.size).toBe(people + 1)
  const me = await ask(server, 'PATCH', '/auth/me/', { as: 5, body: { first_name: '  Al ' } })
  expect(me.body).toMatchObject({ data: { first_name: 'Al' } })
})

test('a text of spaces is blank', async () => {
  const body = {
    alternative_titles: [
      { lang: 'ja', title: '一' },
      { lang: 'en', title: ' ' },
    ],
  }
  expect(await ask(createMockServer(), 'PUT', '/manga/3/', { as: 2, body })).toMatchObject({
    status: 400,
    body: { alternative_titles: [{}, { title: ['This field may not be blank.'] }] },
  })
})

test('what may hold anything and passwords stay as they were sent', async () => {
  const server = createMockServer()
  const change = {
    field_name: 'primary_title',
    field_type: 'string',
    old_value: ' Old ',
    new_value: { ' a ': ' New ' },
  }
  const draft = { manga_id: 1, edit_type: 'metadata', changes: [change], edit_summary: ' Mine ', priority: 'medium' }
  expect((await ask(server, 'POST', '/edits/proposals/', { as: 5, body: draft })).status).toBe(201)
  expect(server.db.edits.get(server.db.edits.nextId() - 1)).toMatchObject({ edit_summary: 'Mine', changes: [change] })
  const passwords = { currentPassword: 'bunko-demo', newPassword: ' correct horse ' }
  await ask(server, 'POST', '/auth/change-password/', { as: 5, body: passwords })
  expect(server.db.users.all().map(({ password }) => password)).toContain(' correct horse ')
})
