import axe, { type Result, type RunOptions } from 'axe-core'
import { REVIEWED } from './axe-reviewed.ts'
import { seenOf } from './axe-seen.ts'

/** WCAG 2.2 AA and axe's best practices; `wcag22aa` brings the target size. */
export const RUN_ONLY = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice']

/** True in the test run, where `checkAccessibility` stands in for the add-on. */
export const UNDER_TEST = '__vitest_browser__' in globalThis

const lineOf = ({ id, help, nodes }: Result) =>
  `${id} (${help}): ${nodes.map(({ target, any, all, none }) => `${target.join(' ')} [${[...any, ...all, ...none].map(({ message }) => message).join('; ')}]`).join(', ')}`

type Node = Result['nodes'][number]
const keysOf = ({ any, all, none }: Node): string[] =>
  [...any, ...all, ...none].map(({ data }) => (data as { messageKey?: string } | null)?.messageKey ?? '')

/** Without what a person has looked at; null where that is all. */
const unreviewed = (result: Result): Result | null => {
  const isReviewed = (key: string) => REVIEWED.some((one) => one.rule === result.id && one.key === key)
  const nodes = result.nodes.filter((node) => !keysOf(node).every(isReviewed))
  return nodes.length > 0 ? { ...result, nodes } : null
}

const frame = () => new Promise<void>((done) => requestAnimationFrame(() => done()))

const COLOURS: RunOptions = { runOnly: { type: 'rule', values: ['color-contrast'] } }
const STRUCTURE: RunOptions = {
  runOnly: RUN_ONLY,
  rules: { region: { enabled: false }, 'color-contrast': { enabled: false } },
}
const EVERYTHING: RunOptions = { runOnly: RUN_ONLY, rules: { region: { enabled: false } } }

const problemsOf = async (context: Element, options: RunOptions, theme: string) => {
  document.documentElement.dataset['theme'] = theme
  const { violations, incomplete } = await axe.run(context, {
    ...options,
    resultTypes: ['violations', 'incomplete'],
    preload: false, // for rules on the screen's orientation and on sound and film, of which there is none
  })
  return [
    ...violations.map((result) => `${theme}: ${lineOf(result)}`),
    ...incomplete.flatMap((result) => {
      const left = unreviewed(result)
      return left ? `${theme}, unreviewed: ${lineOf(left)}` : []
    }),
  ]
}

/** What this worker has found to be right, by the width of the window. A page is judged once, not once per story. */
const pages = new Set<string>()
const texts = new Set<string>()

/**
 * Both themes in one mount. The themes differ in colours alone, so that everything else is judged once; colours again
 * only where a story shows a text in surroundings that no story of this worker has shown. Unreviewed 'incomplete'
 * results fail as well. `STORYBOOK_AXE=full`, the nightly run, looks at every story from the beginning.
 *
 * @throws an Error that lists every violation, when there is one
 */
export const checkAccessibility = async (canvas: HTMLElement, story: string): Promise<void> => {
  if (!UNDER_TEST) return
  const root = document.documentElement
  const first = root.dataset['theme'] ?? 'light'
  // Rows of a virtual list come and go while it scrolls: axe is to judge a page at rest.
  if (window.scrollY > 0) {
    window.scrollTo(0, 0)
    await frame()
    await frame()
  }
  const context = document.body.contains(canvas) ? document.body : canvas
  const seen = seenOf(context)
  const width = `${window.innerWidth} `
  const isFull = import.meta.env['STORYBOOK_AXE'] === 'full'
  const newTexts = [...seen.texts].map((chain) => width + chain).filter((chain) => isFull || !texts.has(chain))
  const isNewPage = isFull || !pages.has(width + seen.page)

  const problems: string[] = []
  if (newTexts.length > 0) {
    problems.push(
      ...(await problemsOf(context, isNewPage ? EVERYTHING : COLOURS, 'light')),
      ...(await problemsOf(context, COLOURS, 'dark')),
    )
  } else if (isNewPage) problems.push(...(await problemsOf(context, STRUCTURE, 'light')))
  root.dataset['theme'] = first
  if (problems.length) throw new Error(`axe, ${story}\n${problems.join('\n')}`)
  pages.add(width + seen.page)
  for (const chain of newTexts) texts.add(chain)
}
