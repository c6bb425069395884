import preview from '@bunko/storybook/preview'
import { expect, fn, waitFor } from 'storybook/test'
import { askForPicturesAgain } from '../../lib/use-picture.ts'
import { Cover } from './Cover.tsx'

const DRAWING = `data:image/svg+xml,${encodeURIComponent(
  '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 200 300"><path fill="#0d3750" d="M0 0h200v300H0z"/><g fill="none" stroke-width="14"><circle cx="100" cy="300" r="60" stroke="#c0d6ec"/><circle cx="100" cy="300" r="110" stroke="#ff6260"/><circle cx="100" cy="300" r="160" stroke="#c0d6ec"/></g></svg>',
)}`

const meta = preview.meta({
  component: Cover,
  args: { title: 'The Lighthouse Keeper’s Wolf', src: DRAWING, eager: true },
})

export const Picture = meta.story({
  play: async ({ canvas }) => {
    const picture = canvas.getByRole('img', { name: 'Cover of The Lighthouse Keeper’s Wolf' })
    await waitFor(() => expect((picture as HTMLImageElement).naturalWidth).toBeGreaterThan(0))
    const { width, height } = picture.getBoundingClientRect()
    await expect(height / width).toBeCloseTo(1.5, 1)
  },
})
export const Drawn = meta.story({
  render: () => (
    <div className="flex flex-wrap items-start gap-4">
      <Cover title="灯台守と狼" lang="ja" src={null} size="lg" />
      <Cover title="나 혼자 최약체" lang="ko" src={null} />
      <Cover title="借冬" lang="zh" src={undefined} />
      <Cover title="The Lighthouse Keeper’s Wolf" src="" />
      <Cover title="Dungeon Kitchen Diaries" src={null} size="sm" />
      <Cover title="夜行列車の青" lang="ja" src={null} size="sm" />
      <Cover title="星図屋" lang="ja" src={null} size="xs" />
      <Cover title={'very long '.repeat(40)} src={null} />
      <Cover title="" alt="" src={null} />
    </div>
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('img', { name: 'Cover of 灯台守と狼' })).toBeVisible()
  },
})
const BROKEN = 'data:image/png;base64,AAAA'
export const Broken = meta.story({
  args: { src: BROKEN, title: '夜行列車の青', lang: 'ja' },
  play: async ({ canvas }) => {
    await waitFor(() => expect(canvas.getByRole('img', { name: 'Cover of 夜行列車の青' }).tagName).toBe('SPAN'))
    const { width, height } = canvas.getByRole('img').getBoundingClientRect()
    await expect(height / width).toBeCloseTo(1.5, 1)
  },
})
/** What did not come is asked for again when the line is back, and when the server answers again. */
export const AskedForAgain = meta.story({
  args: { src: BROKEN },
  play: async ({ canvas, canvasElement }) => {
    const drawn = () => expect(canvas.getByRole('img').tagName).toBe('SPAN')
    await waitFor(drawn)
    const failures = fn()
    canvasElement.addEventListener('error', failures, { capture: true })
    for (const back of [() => window.dispatchEvent(new Event('online')), askForPicturesAgain]) {
      failures.mockClear()
      // It listens from a moment after it is drawn.
      await waitFor(() => {
        back()
        return expect(failures).toHaveBeenCalled()
      })
      await waitFor(drawn)
    }
  },
})
const SCRIPT = ['java', 'script:alert(1)'].join('')

export const HostileAddress = meta.story({
  args: { src: SCRIPT },
  play: async ({ canvasElement }) => {
    await expect(canvasElement.querySelector('img')).toBeNull()
  },
})
export const Decorative = meta.story({
  args: { alt: '' },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('img')).toBeNull()
  },
})
export const LongText = meta.story({
  args: { title: '転生したら図書館の司書だった件について'.repeat(8), lang: 'ja', src: null },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('img').textContent).toMatch(/^転生.{38}…$/)
  },
})
