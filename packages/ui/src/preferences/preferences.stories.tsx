import preview from '@bunko/storybook/preview'
import { useState } from 'react'
import { expect } from 'storybook/test'
import { Button } from '../components/Button/Button.tsx'
import { memoryStorage } from '../lib/storage.ts'
import { PreferencesProvider, usePreferences } from './preferences.tsx'

const Choices = ({ tab }: { tab: string }) => {
  const [{ theme, mature, letters }, prefer] = usePreferences()
  return (
    <div className="flex flex-wrap items-center gap-2">
      <Button onClick={() => prefer({ theme: 'dark' })}>Dark in {tab}</Button>
      <Button onClick={() => prefer({ mature: true })}>Mature in {tab}</Button>
      <Button onClick={() => prefer({ letters: !letters })}>Letters in {tab}</Button>
      <p>
        {tab}: {theme}, {mature ? 'mature' : 'not mature'}, {letters ? 'letters' : 'no letters'}
      </p>
    </div>
  )
}
/** Two tabs of one browser: each has read what is kept when it was opened. */
const Tabs = () => {
  const [storage] = useState(memoryStorage)
  const [visit, setVisit] = useState(0)
  return (
    <div className="flex flex-col gap-4">
      {['A', 'B'].map((tab) => (
        <PreferencesProvider key={`${tab}${visit}`} storage={storage} applyTheme={false}>
          <Choices tab={tab} />
        </PreferencesProvider>
      ))}
      <Button onClick={() => setVisit(visit + 1)}>Reload both</Button>
    </div>
  )
}

const meta = preview.meta({ title: 'Journeys/Preferences', component: Tabs })

/** A choice in a tab that was opened earlier does not bring back what it knew of the others. */
export const TwoTabs = meta.story({
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Mature in A' }))
    await userEvent.click(canvas.getByRole('button', { name: 'Dark in B' }))
    await userEvent.click(canvas.getByRole('button', { name: 'Reload both' }))
    await expect(canvas.getByText('A: dark, mature, letters')).toBeVisible()
    await expect(canvas.getByText('B: dark, mature, letters')).toBeVisible()
  },
})

/** Letters are keys until they are switched off, which is kept as the others are, and so is that they are on again. */
export const LettersOffAndOn = meta.story({
  play: async ({ canvas, userEvent }) => {
    const press = (name: string) => userEvent.click(canvas.getByRole('button', { name }))
    await press('Letters in A')
    await press('Dark in B')
    await press('Reload both')
    await expect(canvas.getByText('A: dark, not mature, no letters')).toBeVisible()
    await press('Letters in B')
    await press('Reload both')
    await expect(canvas.getByText('A: dark, not mature, letters')).toBeVisible()
  },
})

/** What is chosen in another tab holds here too, at once. */
export const FollowsTheOtherTab = meta.story({
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Mature in A' }))
    await userEvent.click(canvas.getByRole('button', { name: 'Dark in A' }))
    await userEvent.click(canvas.getByRole('button', { name: 'Letters in A' }))
    await expect(canvas.getByText('B: system, not mature, letters')).toBeVisible()
    // Something else was stored: no reason to look.
    window.dispatchEvent(new StorageEvent('storage', { key: 'bunko-drafts' }))
    await expect(canvas.getByText('B: system, not mature, letters')).toBeVisible()
    window.dispatchEvent(new StorageEvent('storage', { key: 'bunko-preferences' }))
    await expect(await canvas.findByText('B: dark, mature, no letters')).toBeVisible()
  },
})
