import axe, { type Result } from 'axe-core'
import { REVIEWED } from './axe-reviewed.ts'

/** WCAG 2.2 AA and axe's best practices; `wcag22aa` brings the target size. */
export const RUN_ONLY = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice']

const underTest = () => '__vitest_browser__' in globalThis

const lineOf = ({ id, help, nodes }: Result) =>
  `${id} (${help}): ${nodes.map(({ target, any, all, none }) => `${target.join(' ')} [${[...any, ...all, ...none].map(({ message }) => message).join('; ')}]`).join(', ')}`

const messageKeys = ({ nodes }: Result): string[] =>
  nodes.flatMap(({ any, all, none }) =>
    [...any, ...all, ...none].map(({ data }) => (data as { messageKey?: string } | null)?.messageKey ?? ''),
  )

const isReviewed = (result: Result) =>
  messageKeys(result).every((key) => REVIEWED.some((one) => one.rule === result.id && one.key === key))

const frame = () => new Promise<void>((done) => requestAnimationFrame(() => done()))

/** The other theme in the same mount; the add-on has run the first one. Unreviewed 'incomplete' results fail as well. */
export const checkAccessibility = async (canvas: HTMLElement, story: string): Promise<void> => {
  if (!underTest()) return
  const root = document.documentElement
  const first = root.dataset['theme'] ?? 'light'
  const problems: string[] = []
  // Rows of a virtual list come and go while it scrolls: axe is to judge a page at rest.
  window.scrollTo(0, 0)
  await frame()
  await frame()
  for (const theme of ['light', 'dark']) {
    root.dataset['theme'] = theme
    await frame()
    const { violations, incomplete } = await axe.run(document.body.contains(canvas) ? document.body : canvas, {
      runOnly: RUN_ONLY,
      resultTypes: ['violations', 'incomplete'],
      rules: { region: { enabled: false } },
    })
    problems.push(
      ...violations.map((result) => `${theme}: ${lineOf(result)}`),
      ...incomplete.filter((result) => !isReviewed(result)).map((result) => `${theme}, unreviewed: ${lineOf(result)}`),
    )
  }
  root.dataset['theme'] = first
  if (problems.length) throw new Error(`axe, ${story}\n${problems.join('\n')}`)
}
