import preview from '@bunko/storybook/preview'
import { expect } from 'storybook/test'
import { NavItem } from './NavItem.tsx'

const meta = preview.meta({
  component: NavItem,
  args: { to: '/', children: 'Edit approvals' },
  render: (args) => (
    <nav aria-label="Staff" className="flex w-56 flex-col gap-0.5 bg-sunken p-3.5">
      <NavItem to="/admin">Dashboard</NavItem>
      <NavItem {...args} />
      <NavItem to="/moderation">Content moderation</NavItem>
    </nav>
  ),
})

export const Current = meta.story({
  args: { count: 43 },
  play: async ({ canvas }) => {
    const current = canvas.getByRole('link', { name: 'Edit approvals 43 waiting' })
    await expect(current).toHaveAttribute('aria-current', 'page')
    await expect(canvas.getByRole('link', { name: 'Dashboard' })).not.toHaveAttribute('aria-current')
  },
})
export const Many = meta.story({ args: { count: 12_345 } })
export const NothingWaiting = meta.story({ args: { count: 0 } })
export const LongText = meta.story({ args: { children: 'Aprovação de edições e moderação de conteúdo', count: 7 } })
export const InBar = meta.story({
  args: { count: 43 },
  render: (args) => (
    <nav aria-label="Catalogue" className="flex flex-wrap gap-0.5 p-3.5">
      <NavItem inBar to="/search">
        Search
      </NavItem>
      <NavItem inBar {...args} />
    </nav>
  ),
})
/** However much waits, and before that is known, what stands beside it in a bar keeps its place (decision 28). */
export const RoomForItsCount = meta.story({
  render: () => (
    <nav aria-label="Catalogue" className="flex flex-col gap-0.5 p-3.5">
      {[null, 0, 7, 43, 412, 12_345].map((count) => (
        <div key={String(count)} className="flex">
          <div>
            <NavItem inBar to="/admin" count={count}>
              Back office
            </NavItem>
          </div>
          <NavItem inBar to={`/beside-${count}`}>
            Beside it
          </NavItem>
        </div>
      ))}
    </nav>
  ),
  play: async ({ canvas }) => {
    const lefts = canvas.getAllByRole('link', { name: 'Beside it' }).map((one) => one.getBoundingClientRect().left)
    await expect(lefts).toHaveLength(6)
    await expect(Math.max(...lefts) - Math.min(...lefts)).toBeLessThan(0.5)
  },
})
const PLACES = ['At rest', 'is-hover', 'is-focus'].flatMap((state) => [
  { to: `/${state}`, state, name: state },
  { to: '/', state, name: `${state}, current` },
])
export const States = meta.story({
  parameters: { pseudo: { hover: ['.is-hover a'], focusVisible: ['.is-focus a'] } },
  render: () => (
    <>
      <nav aria-label="Staff" className="flex w-56 flex-col gap-2 bg-sunken p-3.5">
        {PLACES.map(({ to, state, name }) => (
          <div key={name} className={state}>
            <NavItem to={to}>{name}</NavItem>
          </div>
        ))}
      </nav>
      <nav aria-label="Catalogue" className="flex flex-wrap gap-2 p-3.5">
        {PLACES.map(({ to, state, name }) => (
          <div key={name} className={state}>
            <NavItem inBar to={to}>
              {name}
            </NavItem>
          </div>
        ))}
      </nav>
    </>
  ),
})
