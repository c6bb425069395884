import type { ReactNode } from 'react'
import { Avatar } from '../components/Avatar/Avatar.tsx'
import { Cover } from '../components/Cover/Cover.tsx'
import { Logo } from '../components/Logo/Logo.tsx'
import { Seal } from '../components/Seal/Seal.tsx'
import { ASIDE, AVATARS, COVERS, GUTTERS, lengthOf, LOGOS, PAGE, SEALS, WINDOWS } from './layout.ts'
import { pixels } from './theme.ts'

const px = (is: string) => pixels(lengthOf(is))

/** Drawings beside each other, each with its size and what it is for. */
const Row = ({ label, children }: { label: string; children: ReactNode }) => (
  <ul
    aria-label={label}
    className="sb-unstyled my-5 flex flex-wrap items-end gap-x-6 gap-y-5 rounded-lg border border-line bg-surface p-5 text-ui text-ink"
  >
    {children}
  </ul>
)

const Drawing = ({ size, text, use, children }: { size: string; text: string; use?: string; children: ReactNode }) => (
  <li className="flex min-w-16 flex-col items-start gap-2">
    {children}
    <span className="flex flex-col">
      <span className="font-semibold">{size}</span>
      <span className="text-sm text-ink-muted tabular-nums">{text}</span>
      {use !== undefined && <span className="text-sm text-ink-muted">{use}</span>}
    </span>
  </li>
)

const high = (width: number) => `${width} × ${width * 1.5} px`
const square = (is: string) => `${px(is)} px`

/** Covers at their sizes. */
export const Covers = () => (
  <Row label="Covers">
    {COVERS.map(({ size, is, use }) => (
      <Drawing key={size} size={size} text={high(px(is))} use={use}>
        <Cover title="Lantern Harbour" src={null} size={size} alt="" />
      </Drawing>
    ))}
  </Row>
)

/** Avatars, logos and the product's mark at their sizes. */
export const Marks = () => (
  <>
    <Row label="Avatars">
      {AVATARS.map(({ size, is, use }) => (
        <Drawing key={size} size={size} text={square(is)} use={use}>
          <Avatar name="Mina Arakawa" size={size} />
        </Drawing>
      ))}
    </Row>
    <Row label="Logos">
      {LOGOS.map(({ size, is, use }) => (
        <Drawing key={size} size={size} text={square(is)} use={use}>
          <Logo name="Harbour House" src={null} size={size} alt="" />
        </Drawing>
      ))}
    </Row>
    <Row label="The Seal">
      {SEALS.map(({ size, is, use }) => (
        <Drawing key={size} size={size} text={square(is)} use={use}>
          <Seal size={size} />
        </Drawing>
      ))}
    </Row>
  </>
)

/** So many pixels of a window as they are drawn: the widest fits on a phone. */
const drawn = (length: number) => `calc(${length} * min(0.14px, (100vw - 9rem) / ${WIDEST}))`
const WIDEST = Math.max(...WINDOWS.map(([width]) => width))

/** The frame of the office in windows of several widths, to scale. */
export const Frames = () => {
  const [head, aside, page] = [pixels('var(--head)'), px(ASIDE.is), px(PAGE.is)]
  const [lg, sm] = [px('w-(--breakpoint-lg)'), px('w-(--breakpoint-sm)')]
  return (
    <Row label="The frame, to scale">
      {WINDOWS.map(([width, height]) => {
        const gutter = px(width >= sm ? GUTTERS.wide.is : GUTTERS.narrow.is)
        const beside = width >= lg ? aside : 0
        const room = Math.min(page, width - beside)
        return (
          <Drawing key={width} size={`${width} px`} text={`${room - 2 * gutter} px for what is in it`}>
            <span
              aria-hidden
              className="flex overflow-hidden border border-line-strong bg-paper forced-color-adjust-none"
              style={{ width: drawn(width), height: drawn(height) }}
            >
              {beside > 0 && (
                <span className="shrink-0 border-e border-line bg-sunken" style={{ width: drawn(beside) }} />
              )}
              <span className="flex min-w-0 flex-1 flex-col">
                <span className="shrink-0 border-b border-line-strong bg-surface" style={{ height: drawn(head) }} />
                <span
                  className="mx-auto flex w-full flex-1"
                  style={{ maxWidth: drawn(room), paddingInline: drawn(gutter), paddingTop: drawn(gutter) }}
                >
                  <span className="block flex-1 bg-link-soft" />
                </span>
              </span>
            </span>
          </Drawing>
        )
      })}
    </Row>
  )
}
