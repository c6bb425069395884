import { choice } from '@bunko/storybook/choice'
import { ownFrame } from '@bunko/storybook/own-frame'
import preview from '@bunko/storybook/preview'
import { twoFrames } from '@bunko/storybook/two-frames'
import type { ComponentProps } from 'react'
import { expect, fireEvent, fn, screen, waitFor } from 'storybook/test'
import { Dialog } from '../Dialog/Dialog.tsx'
import { Field } from '../Field/Field.tsx'
import { Combobox } from './Combobox.tsx'
import { ARGS, FieldInForm, GENRES, pick, retry, submit } from './story-form.tsx'

type Props = ComponentProps<typeof Combobox<string>>

const create = fn<(text: string) => void>()

const Typed = ({ hint, ...rest }: Props & { hint?: string }) => (
  <FieldInForm of={rest} hint={hint}>
    {(control) => <Combobox {...rest} {...control} />}
  </FieldInForm>
)

const meta = preview.meta({
  component: Combobox<string>,
  args: ARGS,
  beforeEach: () => {
    for (const spy of [submit, pick, retry, create]) spy.mockClear()
  },
  render: (args) => <Typed key={args.query} {...args} />,
})

const OPEN = ownFrame('420px')

type Canvas = Parameters<NonNullable<(typeof Idle)['play']>>[0]['canvas']
const input = (canvas: Canvas) => canvas.getByRole('combobox', { name: 'Genres' })
const said = (canvas: Canvas) => canvas.getAllByRole('status').find((one) => one.textContent !== '')?.textContent
const active = (canvas: Canvas) =>
  document.getElementById(input(canvas).getAttribute('aria-activedescendant') ?? '')?.textContent

export const Idle = meta.story({
  play: async ({ canvas, userEvent }) => {
    await expect(input(canvas)).toHaveAttribute('aria-expanded', 'false')
    await expect(said(canvas)).toBeUndefined()
    input(canvas).focus()
    await userEvent.keyboard('{ArrowDown}')
    await expect(await screen.findByRole('option', { name: 'Type 2 characters or more' })).toHaveAttribute(
      'aria-disabled',
      'true',
    )
    await userEvent.keyboard('{Enter}')
    await expect(submit).not.toHaveBeenCalled()
  },
})
export const Short = meta.story({
  args: { state: 'short' },
  parameters: OPEN,
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(input(canvas), 'a')
    await expect(await screen.findByRole('option', { name: 'Type 2 characters or more' })).toBeVisible()
    await expect(said(canvas)).toBe('Type 2 characters or more')
  },
})
export const Loading = meta.story({
  args: { state: 'loading' },
  parameters: OPEN,
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(input(canvas), 'act{Enter}')
    await expect(await screen.findByRole('option', { name: 'Searching…' })).toBeVisible()
    await expect(said(canvas)).toBe('Searching…')
    await expect(pick).not.toHaveBeenCalled()
    await expect(submit).not.toHaveBeenCalled()
    await expect(input(canvas)).toHaveValue('act')
  },
})
/** What was found before stays in sight, but is not what was asked for. */
export const LoadingAfterAnother = meta.story({
  args: { state: 'loading', options: GENRES },
  parameters: OPEN,
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(input(canvas), 'act')
    const option = await screen.findByRole('option', { name: 'Action' })
    await expect(option).toHaveAttribute('aria-disabled', 'true')
    await userEvent.keyboard('{ArrowDown}{Enter}')
    await userEvent.click(option)
    await expect(pick).not.toHaveBeenCalled()
    await expect(screen.getAllByRole('option')).toHaveLength(3)
  },
})
export const Empty = meta.story({
  args: { state: 'ready' },
  parameters: OPEN,
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(input(canvas), 'xyz{Enter}')
    await expect(await screen.findByRole('option', { name: 'No results' })).toBeVisible()
    await expect(said(canvas)).toBe('No results')
    await expect(submit).not.toHaveBeenCalled()
  },
})
export const PicksByKeyboard = meta.story({
  args: { state: 'ready', options: GENRES },
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(input(canvas), 'ac')
    await expect(await screen.findByRole('listbox', { name: 'Genres' })).toBeVisible()
    await expect(said(canvas)).toBe('3 results')
    await expect(active(canvas)).toBe('Action')
    await userEvent.keyboard('{ArrowDown}')
    await expect(active(canvas)).toBe('Adventure')
    await userEvent.keyboard('{Enter}')
    await expect(pick.mock.calls).toEqual([['Adventure']])
    await expect(said(canvas)).toBe('Adventure chosen')
    await expect(input(canvas)).toHaveValue('')
    await expect(input(canvas)).toHaveFocus()
    await waitFor(() => expect(screen.queryByRole('listbox')).toBeNull())
    await userEvent.keyboard('{Enter}')
    await expect(submit).not.toHaveBeenCalled()
  },
})
export const PicksByMouse = meta.story({
  args: { state: 'ready', options: ['Slice of Life'] },
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(input(canvas), 'life')
    await expect(said(canvas)).toBe('1 result')
    await userEvent.click(await choice('Slice of Life'))
    await expect(pick.mock.calls).toEqual([['Slice of Life']])
    await expect(input(canvas)).toHaveValue('')
  },
})
export const EscapeClosesThenEmpties = meta.story({
  args: { state: 'ready', options: GENRES },
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(input(canvas), 'ac{Escape}')
    await waitFor(() => expect(screen.queryByRole('listbox')).toBeNull())
    await expect(input(canvas)).toHaveValue('ac')
    await userEvent.keyboard('{Escape}')
    await expect(input(canvas)).toHaveValue('')
  },
})
/** Leaving is not picking, and what was typed stays. */
export const TabPicksNothing = meta.story({
  args: { state: 'ready', options: GENRES },
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(input(canvas), 'ac')
    await screen.findByRole('listbox')
    await userEvent.tab()
    await waitFor(() => expect(screen.queryByRole('listbox')).toBeNull())
    await expect(canvas.getByRole('button', { name: 'Save' })).toHaveFocus()
    await expect(pick).not.toHaveBeenCalled()
    await expect(input(canvas)).toHaveValue('ac')
  },
})
export const FailedAndRetried = meta.story({
  args: { state: 'failed' },
  parameters: OPEN,
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(input(canvas), 'ac')
    const row = await screen.findByRole('option', { name: 'Search failed Retry' })
    await expect(said(canvas)).toBe('Search failed')
    await userEvent.keyboard('{Enter}')
    await expect(retry).toHaveBeenCalledOnce()
    // Not before the button is let go.
    await userEvent.pointer({ keys: '[MouseLeft>]', target: row })
    await expect(retry).toHaveBeenCalledOnce()
    await userEvent.pointer({ keys: '[/MouseLeft]', target: row })
    await expect(retry).toHaveBeenCalledTimes(2)
    await expect(row).toBeVisible()
    await expect(input(canvas)).toHaveFocus()
    await expect(input(canvas)).toHaveValue('ac')
    await expect(submit).not.toHaveBeenCalled()
  },
})
export const AddsAsNew = meta.story({
  args: { state: 'ready', options: ['Action'], onCreate: create },
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(input(canvas), ' 青木 蓮 ')
    await expect(await screen.findByRole('option', { name: 'Add “青木 蓮” as new' })).toBeVisible()
    await userEvent.keyboard('{ArrowUp}{End}{Enter}')
    await expect(create).toHaveBeenCalledWith('青木 蓮')
    await expect(pick).not.toHaveBeenCalled()
    await expect(input(canvas)).toHaveValue('')
  },
})
/** Enter that ends a composition chooses a word of the input method, not one of ours. */
export const Composition = meta.story({
  args: { state: 'ready', options: ['日常', '日本'] },
  play: async ({ canvas, userEvent }) => {
    const box = input(canvas)
    await userEvent.type(box, '日')
    await screen.findByRole('listbox')
    fireEvent.compositionStart(box)
    fireEvent.keyDown(box, { key: 'Enter', isComposing: true })
    fireEvent.keyDown(box, { key: 'Enter', keyCode: 229 })
    fireEvent.compositionEnd(box)
    await expect(pick).not.toHaveBeenCalled()
    await twoFrames()
    await userEvent.keyboard('{Enter}')
    await expect(pick.mock.calls).toEqual([['日常']])
  },
})
export const BeforeAnythingIsTyped = meta.story({
  args: { options: GENRES, immediate: true },
  parameters: OPEN,
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(input(canvas))
    await expect(await screen.findAllByRole('option')).toHaveLength(3)
  },
})
export const Disabled = meta.story({
  args: { disabled: true },
  render: (args) => <Typed {...args} hint="Only Moderators and Admins may change the genres." />,
  play: async ({ canvas }) => {
    await expect(input(canvas)).toBeDisabled()
    await expect(input(canvas)).toHaveAccessibleDescription('Only Moderators and Admins may change the genres.')
  },
})
export const LongText = meta.story({
  args: { state: 'ready', options: ['x'.repeat(300), '長い名前'.repeat(40), ...GENRES] },
  parameters: OPEN,
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(input(canvas), 'xx')
    const list = await screen.findByRole('listbox')
    // It has the width of the field once that was measured, which is a frame later.
    await waitFor(() => expect(list.scrollWidth).toBeLessThanOrEqual(list.clientWidth))
  },
})
/** A modal dialog puts everything else out of reach: the list stands inside it. */
export const InADialog = meta.story({
  args: { state: 'ready', options: GENRES },
  parameters: ownFrame('480px'),
  render: (args) => (
    <Dialog open onClose={fn()} title="Season chart">
      <Typed {...args} />
    </Dialog>
  ),
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(input(canvas), 'ac')
    const option = await screen.findByRole('option', { name: 'Adventure' })
    await expect(canvas.getByRole('dialog').contains(option)).toBe(true)
    await userEvent.click(option)
    await expect(pick.mock.calls).toEqual([['Adventure']])
    await userEvent.type(input(canvas), 'ac{Escape}')
    await expect(canvas.getByRole('dialog')).toBeVisible()
  },
})
export const States = meta.story({
  parameters: { pseudo: { hover: ['.is-hover input'], focusVisible: ['.is-focus input'] } },
  render: (args) => (
    <>
      {['At rest', 'is-hover', 'is-focus'].map((state) => (
        <div key={state} className={`${state} mb-4 max-w-sm`}>
          <Field label={state}>{(control) => <Combobox {...args} {...control} />}</Field>
        </div>
      ))}
      <div className="max-w-sm">
        <Field label="Wrong" error="Choose a genre.">
          {(control) => <Combobox {...args} {...control} />}
        </Field>
      </div>
    </>
  ),
  play: async ({ canvas }) => {
    const wrong = canvas.getByRole('combobox', { name: 'Wrong' })
    await expect(wrong).toBeInvalid()
    await expect(wrong).toHaveAccessibleDescription('Choose a genre.')
    const { borderColor } = getComputedStyle(canvas.getByRole('combobox', { name: 'At rest' }))
    await expect(getComputedStyle(wrong).borderColor).not.toBe(borderColor)
  },
})
