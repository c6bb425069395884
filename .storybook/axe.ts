import type { Result, RunOptions } from 'axe-core'
import { REVIEWED } from './axe-reviewed.ts'
import { RUN_ONLY } from './axe-rules.ts'
import { knownOf, newParts, seenOf } from './axe-seen.ts'
import { twoFrames } from './two-frames.ts'

/** True in the test run, where `checkAccessibility` stands in for the add-on. */
export const UNDER_TEST = '__vitest_browser__' in globalThis

const lineOf = ({ id, help, nodes }: Result) =>
  `${id} (${help}): ${nodes.map(({ target, any, all, none }) => `${target.join(' ')} [${[...any, ...all, ...none].map(({ message }) => message).join('; ')}]`).join(', ')}`

type Node = Result['nodes'][number]
/** A rule that broke names no reason of its own. */
const BROKEN = 'error-occurred'
const keysOf = ({ any, all, none }: Node): string[] =>
  [...any, ...all, ...none].map(({ id, data }) =>
    id === BROKEN ? id : ((data as { messageKey?: string } | null)?.messageKey ?? ''),
  )

/** Without what a person has looked at, there; null where that is all. */
const unreviewed = (result: Result): Result | null => {
  const nodes = result.nodes.filter((node) => {
    const isReviewed = (key: string) =>
      REVIEWED.some((one) => one.rule === result.id && one.key === key && node.element?.matches(one.at))
    return !keysOf(node).every(isReviewed)
  })
  return nodes.length > 0 ? { ...result, nodes } : null
}

const COLOURS: RunOptions = { runOnly: { type: 'rule', values: ['color-contrast'] } }
/** Rules on how the parts of a page stand to each other: all parts can be right and their sum wrong. */
const TOGETHER = [
  'duplicate-id-aria',
  'heading-order',
  'landmark-banner-is-top-level',
  'landmark-complementary-is-top-level',
  'landmark-contentinfo-is-top-level',
  'landmark-main-is-top-level',
  'landmark-no-duplicate-banner',
  'landmark-no-duplicate-contentinfo',
  'landmark-no-duplicate-main',
  'landmark-one-main',
  'landmark-unique',
  'page-has-heading-one',
  'skip-link',
]
const WHOLE: RunOptions = { runOnly: { type: 'rule', values: TOGETHER } }
const off = (names: readonly string[]) => Object.fromEntries(names.map((name) => [name, { enabled: false }]))
const PARTS: RunOptions = { runOnly: RUN_ONLY, rules: off(['region', 'color-contrast', ...TOGETHER]) }
const PARTS_AND_COLOURS: RunOptions = { runOnly: RUN_ONLY, rules: off(['region', ...TOGETHER]) }

/** A part may have been drawn anew since it was found, while axe looked at another. */
const stillThere = (context: Element | readonly Element[]) =>
  (context instanceof Element ? [context] : context).filter(({ isConnected }) => isConnected)

const problemsOf = async (context: Element | readonly Element[], options: RunOptions, theme: string) => {
  // Under test alone: no designer waits for it.
  const { default: axe } = await import('axe-core')
  // Nothing is waited for between this look and axe's own, which throws where nothing is left.
  const include = stillThere(context)
  if (include.length === 0) return []
  document.documentElement.dataset['theme'] = theme
  const { violations, incomplete } = await axe.run(
    { include },
    {
      ...options,
      resultTypes: ['violations', 'incomplete'],
      elementRef: true,
      preload: false, // for rules on the screen's orientation and on sound and film, of which there is none
    },
  )
  return [
    ...violations.map((result) => `${theme}: ${lineOf(result)}`),
    ...incomplete.flatMap((result) => {
      const left = unreviewed(result)
      return left ? `${theme}, unreviewed: ${lineOf(left)}` : []
    }),
  ]
}

/** What this worker has found to be right. A page is judged once, not once per story, and so is a part of it. */
const known = new Set<number>()
const judged = new Set<string>()

/** Of texts whose colours come about in one way, as many as are looked at: one may lie under something else. */
const TEXTS_OF_A_KIND = 3

/** axe looks only at what can be seen, and is more than a text for screen readers alone. */
const canBeSeen = (element: Element) => {
  const { width, height } = element.getBoundingClientRect()
  return width > 1 && height > 1 && element.checkVisibility({ opacityProperty: true, visibilityProperty: true })
}

/** Less what this worker has found to be right before. */
const problemsOfNew = async (context: Element) => {
  const seen = seenOf(context)
  const fresh = new Map(
    [...seen.texts]
      .filter(([chain]) => !judged.has(chain))
      .map(([chain, elements]) => [chain, elements.filter(canBeSeen).slice(0, TEXTS_OF_A_KIND)] as const)
      .filter(([, elements]) => elements.length > 0),
  )
  const texts = [...fresh.values()].flat()
  const isNewPage = !known.has(seen.page.whole)
  const parts = isNewPage ? newParts(seen.page, (number) => known.has(number)) : []
  const problems: string[] = []
  if (isNewPage) problems.push(...(await problemsOf(context, WHOLE, 'light')))
  if (parts.length > 0 && texts.length > 0)
    problems.push(...(await problemsOf([...parts, ...texts], PARTS_AND_COLOURS, 'light')))
  else if (parts.length > 0) problems.push(...(await problemsOf(parts, PARTS, 'light')))
  else if (texts.length > 0) problems.push(...(await problemsOf(texts, COLOURS, 'light')))
  if (texts.length > 0) problems.push(...(await problemsOf(texts, COLOURS, 'dark')))
  // What was drawn anew meanwhile has not been judged: the next story that shows it has it judged.
  if (problems.length > 0 || ![...parts, ...texts].every(({ isConnected }) => isConnected)) return problems
  for (const number of knownOf(seen.page)) known.add(number)
  for (const chain of fresh.keys()) judged.add(chain)
  return problems
}

/**
 * Both themes in one mount. The themes differ in colours alone, so that everything else is judged once; what stands in
 * a page of which this worker has judged the structure before is not judged again, and colours only where a story shows
 * a text in surroundings that no story of this worker has shown. Unreviewed 'incomplete' results fail as well.
 * The nightly run, `npm run a11y`, judges every story from the beginning, by code of its own.
 *
 * @throws an Error that lists every violation, when there is one
 */
export const checkAccessibility = async (canvas: HTMLElement, story: string): Promise<void> => {
  if (!UNDER_TEST) return
  const root = document.documentElement
  const first = root.dataset['theme'] ?? 'light'
  // Rows of a virtual list come and go while it scrolls: axe is to judge a page at rest.
  // A dialog that has just grown, by a picture that came, takes the focus of its text from the next frame on.
  if (window.scrollY > 0 || document.querySelector('dialog[open]')) {
    window.scrollTo(0, 0)
    await twoFrames()
  }
  const context = document.body.contains(canvas) ? document.body : canvas
  const problems = await problemsOfNew(context)
  root.dataset['theme'] = first
  if (problems.length) throw new Error(`axe, ${story}\n${problems.join('\n')}`)
}
