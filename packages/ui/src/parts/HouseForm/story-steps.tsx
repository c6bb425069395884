import type { Play } from '@bunko/storybook/screen'
import { picture } from '../CoverUploads/samples.tsx'

// For the stories of the screens that a magazine and a publisher are created and edited on.

type Context = Parameters<Play>[0]

export const posts = ({ journal }: Context['server']) =>
  journal.flatMap(({ method, path }) => (method === 'POST' ? [path] : []))
export const puts = ({ journal }: Context['server']) => journal.filter(({ method }) => method === 'PUT')

export const text = (canvas: Context['canvas'], name: string) => canvas.findByRole('textbox', { name })
export const write = async ({ canvas, userEvent }: Context, name: string, value: string) => {
  await userEvent.click(await text(canvas, name))
  await userEvent.paste(value)
}
export const retype = async ({ canvas, userEvent }: Context, name: string, value: string) => {
  await userEvent.clear(await text(canvas, name))
  if (value) await userEvent.paste(value)
}
export const chooseLogo = async ({ canvas, canvasElement, userEvent }: Context) => {
  await text(canvas, 'Name')
  await userEvent.upload(
    canvasElement.querySelector('input[type=file]') as HTMLInputElement,
    await picture('logo-1.png'),
  )
}
export const save = async ({ canvas, userEvent }: Context) =>
  userEvent.click(canvas.getByRole('button', { name: 'Save changes' }))
