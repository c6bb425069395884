import preview from '@bunko/storybook/preview'
import { expect, fn, screen, waitFor } from 'storybook/test'
import { Button } from '../components/Button/Button.tsx'
import { LostParts } from '../components/LoadFailed/story-parts.tsx'
import { ToastOutlet } from './ToastOutlet.tsx'
import { ToastsProvider, useToast } from './toasts.tsx'

const gone = fn<() => void>()

const Say = ({ title, ms }: { title: string; ms: number }) => {
  const toast = useToast()
  return <Button onClick={() => toast('info', title, { ms, onGone: gone })}>{title}</Button>
}

const meta = preview.meta({
  title: 'parts/Toasts',
  component: ToastOutlet,
  beforeEach: () => void gone.mockClear(),
  render: () => (
    <LostParts times={2}>
      <ToastsProvider>
        <div className="flex gap-2">
          <Say title="First" ms={200} />
          <Say title="Second" ms={8_000} />
        </div>
        <ToastOutlet />
      </ToastsProvider>
    </LostParts>
  ),
})

/** What draws them does not arrive: a message passes unseen, what waits for its end goes on, the next one is drawn. */
export const CodeDoesNotArrive = meta.story({
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'First' }))
    await waitFor(() => expect(gone).toHaveBeenCalledOnce())
    await userEvent.click(canvas.getByRole('button', { name: 'Second' }))
    await expect(await screen.findByText('Second', { selector: ':not(button *)' })).toBeVisible()
    await expect(gone).toHaveBeenCalledOnce()
  },
})
