import preview from '@bunko/storybook/preview'
import { useState } from 'react'
import { expect } from 'storybook/test'
import { Button } from '../components/Button/Button.tsx'
import { Field } from '../components/Field/Field.tsx'
import { TextInput } from '../components/TextInput/TextInput.tsx'
import { DraftsProvider, useDraft } from '../drafts/drafts.tsx'
import { memoryStorage } from '../lib/storage.ts'

const Draft = ({ label, name }: { label: string; name: string }) => {
  const { text, set, clear } = useDraft(name)
  return (
    <Field label={label}>
      {(control) => (
        <span className="flex gap-2">
          <TextInput {...control} value={text} onChange={(event) => set(event.target.value)} />
          <Button onClick={clear}>Discard {label}</Button>
        </span>
      )}
    </Field>
  )
}
/** Two tabs of one browser: each has read what is kept when it was opened. */
const Tabs = () => {
  const [storage] = useState(() => {
    const made = memoryStorage()
    made.write('bunko-drafts', { 'user:5': { title: 'begun earlier' } })
    return made
  })
  const [visit, setVisit] = useState(0)
  const tab = (name: string, draft: string) => (
    <DraftsProvider key={`${name}${visit}`} storage={storage} owner="user:5">
      <Draft label={`title in ${name}`} name="title" />
      <Draft label={`${draft} in ${name}`} name={draft} />
    </DraftsProvider>
  )
  return (
    <div className="flex flex-col gap-4">
      {tab('A', 'profile')}
      {tab('B', 'rating')}
      <Button onClick={() => setVisit(visit + 1)}>Reload both</Button>
    </div>
  )
}

const meta = preview.meta({ title: 'Journeys/Two tabs', component: Tabs })

/** What one tab keeps is not written over by the other, and what one has dropped stays dropped. */
export const Drafts = meta.story({
  play: async ({ canvas, userEvent }) => {
    const field = (name: string) => canvas.getByRole('textbox', { name })
    await userEvent.type(field('profile in A'), 'Ana')
    await userEvent.click(canvas.getByRole('button', { name: 'Discard title in A' }))
    await userEvent.type(field('rating in B'), '8')
    await userEvent.click(canvas.getByRole('button', { name: 'Reload both' }))
    await expect(field('profile in A')).toHaveValue('Ana')
    await expect(field('rating in B')).toHaveValue('8')
    await expect(field('title in A')).toHaveValue('')
    await expect(field('title in B')).toHaveValue('')
  },
})
