import type { Locator, Page } from '@playwright/test'
import { picture } from '../e2e/people.ts'
import type { OwnTexts } from './faults.ts'
import type { Looker } from './routes.ts'

/** Every fault; a renewal that works; one that is refused. */
export type Turn = 0 | 1 | 2

/** A form, or a thing to press, that writes. */
export interface Form {
  as: Looker
  /** One that succeeds must not take the others' record away: each test has an address and texts of its own. */
  at: (turn: Turn) => string
  /** Method and path of the write, below the base path. */
  call: RegExp
  /** What is typed before it is sent. */
  typed: readonly { field: (page: Page) => Locator; text: (turn: Turn) => string }[]
  /** What is picked, changed or chosen besides, or when it can be pressed. */
  ready?: (page: Page) => Promise<void>
  /** How what was picked, changed or chosen shows: by each fault it is to stay so. */
  kept?: (page: Page) => Promise<unknown>
  /** A secret, or an address to log in with: never kept over the login. */
  isForgotten?: boolean
  /** One that succeeds would lock the walk out. */
  onlyFaults?: boolean
  send: (page: Page) => Promise<void>
  /** How it is sent once more after it has failed, where that is another way: by Retry, say. */
  again?: (page: Page) => Promise<void>
  /** What says that it is done, where it may be taken as done: only then need nothing be there any more. */
  done?: RegExp
  own: OwnTexts
  /** By a fault's name: how often it is sent, where that is neither once nor once more with a new token. */
  sends?: Readonly<Record<string, number>>
  /** By a fault's name: the text in the place of the one it would have; null where the write may be taken as done. */
  instead?: Readonly<Record<string, string | null>>
}

export type Forms = Readonly<Record<string, Form>>

export const box = (name: string | RegExp) => (page: Page) => page.getByRole('textbox', { name, exact: true })
export const press = (name: string) => (page: Page) => page.getByRole('button', { name, exact: true }).click()
/** What was chosen is still held, so that it need not be chosen again. */
export const retry = (page: Page) =>
  page
    .getByRole('main')
    .getByRole('button', { name: /^Retry/ })
    .first()
    .click()
export const always = (at: string) => () => at
/** As a person types it, a little different each time. */
export const words = (text: string) => (turn: Turn) => `${text}${'!'.repeat(turn)}`

/** Of a title's page: who is signed in is known by then. */
export const rated = (page: Page) => page.getByRole('radiogroup', { name: 'Your rating' }).waitFor()
/** It says what the title is on one's list. */
export const listButton = (page: Page) =>
  page.getByRole('button', { name: /^(Add to my list|Plan to read|Reading|Completed|On hold|Dropped)$/ })
/** Puts the title on the list, where it is not. */
export const listed = async (page: Page) => {
  await rated(page)
  await listButton(page).waitFor()
  if ((await listButton(page).textContent())?.includes('Add to my list') !== true) return
  await listButton(page).click()
  await Promise.all([
    page.waitForResponse(/\/users\/manga-list$/),
    page.getByRole('menuitemcheckbox', { name: 'On hold' }).click(),
  ])
}

/** What the rows of a list say. */
export const rowsOf = (list: string | RegExp) => (page: Page) =>
  page.getByRole('list', { name: list }).locator('> li').allTextContents()

export const PIXEL = [picture('walk.png')]
/** Sent as soon as it is chosen. */
export const chooseFile = (page: Page) => page.locator('input[type=file]').first().setInputFiles(PIXEL)
export const fileReady = (page: Page) => page.locator('input[type=file]').first().waitFor({ state: 'attached' })
/** Of a picture or a logo. */
export const UPLOAD: OwnTexts = {
  refused: 'Failed to upload image',
  unread: 'Failed to upload image',
  expired: 'Authentication expired. Please login again.',
}
