import { HttpError } from '@bunko/api-client'
import preview from '@bunko/storybook/preview'
import type { ComponentProps } from 'react'
import { expect } from 'storybook/test'
import { OwnerRefused } from './OwnerRefused.tsx'

const refused = (status: number) => new HttpError({ call: 'GET /auth/users/{id}/manga-list/', status })

const ARGS: ComponentProps<typeof OwnerRefused> = { error: refused(403), what: 'lists', visitorAt: null }

const meta = preview.meta({
  component: OwnerRefused,
  args: ARGS,
})

export const PrivateLists = meta.story({
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.getByRole('heading', { level: 1, name: 'These lists are private' })).toBeVisible()
    await expect(canvas.getByText('Only the reader they belong to can see them.')).toBeVisible()
    await userEvent.tab()
    await expect(canvas.getByRole('link', { name: 'Go Home' })).toHaveFocus()
  },
})
export const PrivateFavourites = meta.story({
  args: { error: refused(401), what: 'favourites' },
  globals: { theme: 'dark' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 1, name: 'These favourites are private' })).toBeVisible()
  },
})
/** Whoever logs in may see them, for all that is known. */
export const AskedToLogIn = meta.story({
  args: { error: refused(401), visitorAt: '/users/ana.luz/lists?status=reading' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { level: 1, name: 'Authentication Required' })).toBeVisible()
    await expect(canvas.getByText('You need to be logged in to access this page.')).toBeVisible()
    await expect(canvas.getByRole('link', { name: 'Go to Login' })).toHaveAttribute(
      'href',
      '/login?next=%2Fusers%2Fana.luz%2Flists%3Fstatus%3Dreading',
    )
  },
})
/** Nobody is told whether a user who is not there has ever been. */
export const NoSuchUser = meta.story({
  args: { error: refused(404) },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 1, name: 'User not found' })).toBeVisible()
    await expect(canvas.queryByText(/private/)).toBeNull()
    await expect(canvas.getByRole('link', { name: 'Go Home' })).toHaveAttribute('href', '/')
  },
})
