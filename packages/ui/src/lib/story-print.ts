const printRules = (rules: CSSRuleList): CSSMediaRule[] =>
  [...rules].flatMap((rule) =>
    rule instanceof CSSMediaRule && rule.media.mediaText === 'print'
      ? [rule]
      : 'cssRules' in rule
        ? printRules(rule.cssRules as CSSRuleList)
        : [],
  )

/** For stories: looks at the page as a sheet would have it. What is drawn for it only when it is printed is drawn then. */
export const onPaper = async (look: () => Promise<void>): Promise<void> => {
  const rules = [...document.styleSheets].flatMap((sheet) => printRules(sheet.cssRules))
  const show = (medium: 'all' | 'print') => {
    for (const { media } of rules) media.mediaText = medium
  }
  window.dispatchEvent(new Event('beforeprint'))
  show('all')
  try {
    await look()
  } finally {
    show('print')
    window.dispatchEvent(new Event('afterprint'))
  }
}
