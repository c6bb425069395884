import { makePerson } from '@bunko/mock-server'
import { marked } from '@bunko/storybook/choice'
import { screenAt, type Play } from '@bunko/storybook/screen'
import { within } from 'storybook/test'
import { paths } from '../../paths.ts'

type Context = Parameters<Play>[0]
type Server = Context['server']

const AUTHOR = { id: 900, public_id: 'mura-kei', name: 'Mura Kei', is_author: true, is_artist: false }

/** The author's form. */
export const at = (hash = '') =>
  screenAt({ path: paths.editPerson.pattern, at: `${paths.editPerson.to({ id: AUTHOR.public_id })}${hash}` })

/** An author without titles. */
export const putAuthor = ({ db }: Server) => {
  db.people.put(makePerson(AUTHOR))
}
export const credit = ({ db }: Server, titleId: number, role: 'author' | 'artist') => {
  const title = db.titles.get(titleId)
  db.credits.put({ id: db.credits.nextId(), title_id: titleId, person_id: AUTHOR.id, role })
  const key = `${role}_names` as const
  if (title) db.titles.update(titleId, { [key]: [...title[key], AUTHOR.name] })
}

export const list = async (canvas: Context['canvas']) =>
  within(await canvas.findByRole('list', { name: 'Associated titles' }))
export const pick = async ({ canvas, userEvent }: Context, role: string, text: string, name: RegExp) => {
  await userEvent.type(await canvas.findByRole('combobox', { name: `Associate a title as ${role}` }), text)
  await marked(name)
  await userEvent.keyboard('{Enter}')
}
