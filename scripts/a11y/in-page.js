// Runs in a story's page beside axe; judge.ts reads what it returns. The rules are the ones of the preview's own checks.
/* global axe, document, window */
// A rule that broke names no reason of its own.
const keysOf = (checks) => checks.map(({ id, data }) => (id === 'error-occurred' ? id : (data?.messageKey ?? '')))

const toldOf =
  (reviewed) =>
  ({ id, help, nodes }) => ({
    rule: id,
    help,
    places: nodes.map(({ element, target, any, all, none }) => {
      const checks = [...any, ...all, ...none]
      // By which of what a person has looked at; -1 where one of axe's reasons is none of those.
      const by = keysOf(checks).map((key) =>
        reviewed.findIndex((one) => one.rule === id && one.key === key && element?.matches(one.at)),
      )
      return {
        target: target.flat().join(' '),
        why: checks.map(({ message }) => message).join('; '),
        by: by.includes(-1) ? [] : [...new Set(by)],
      }
    }),
  })

// Chromium paints forced colours in texts, but tells their fill as it would be without; axe asks for the fill first.
const { getPropertyValue } = CSSStyleDeclaration.prototype
CSSStyleDeclaration.prototype.getPropertyValue = function (name) {
  const isForced = name === '-webkit-text-fill-color' && window.matchMedia('(forced-colors: active)').matches
  return getPropertyValue.call(this, isForced ? 'color' : name)
}

// What is out of sight and not laid out has sizes of before, and its parts seem to lie on each other: it is judged as it
// is seen by who scrolls there.
const laidOut = document.createElement('style')
laidOut.textContent = '* { content-visibility: visible !important; }'
document.head.append(laidOut)

globalThis.judge = async (reviewed) => {
  const { runOnly } = window['__STORYBOOK_PREVIEW__'].currentRender.story.parameters.a11y.options
  const { violations, incomplete } = await axe.run(document.body, {
    runOnly,
    rules: { region: { enabled: false } },
    resultTypes: ['violations', 'incomplete'],
    elementRef: true,
    preload: false,
  })
  return { violations: violations.map(toldOf([])), incomplete: incomplete.map(toldOf(reviewed)) }
}
