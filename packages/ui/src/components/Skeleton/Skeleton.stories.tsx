import preview from '@bunko/storybook/preview'
import { expect } from 'storybook/test'
import { Loading, Skeleton, SkeletonText } from './Skeleton.tsx'

const meta = preview.meta({ component: Skeleton, subcomponents: { SkeletonText, Loading } })

export const Line = meta.story()
export const Text = meta.story({ render: () => <SkeletonText lines={4} /> })
export const ACard = meta.story({
  render: () => (
    <Loading label="Loading edits" className="flex gap-4">
      <Skeleton className="h-19.5 w-13 shrink-0" />
      <SkeletonText />
    </Loading>
  ),
  play: async ({ canvas }) => {
    const status = canvas.getByRole('status')
    await expect(status).toHaveTextContent('Loading edits')
    await expect(status.closest('[aria-busy]')).toBeNull()
    await expect(status.nextElementSibling).toHaveAttribute('aria-busy', 'true')
  },
})
