const rulesOf = (rules: CSSRuleList, medium: string): CSSMediaRule[] =>
  [...rules].flatMap((rule) =>
    rule instanceof CSSMediaRule && rule.media.mediaText === medium
      ? [rule]
      : 'cssRules' in rule
        ? rulesOf(rule.cssRules as CSSRuleList, medium)
        : [],
  )

/** For stories: looks at the page as where this medium holds, which is written as in the style sheet. */
export const inMedium = async (medium: string, look: () => Promise<void>): Promise<void> => {
  const rules = [...document.styleSheets].flatMap((sheet) => rulesOf(sheet.cssRules, medium))
  const hold = (text: string) => {
    for (const { media } of rules) media.mediaText = text
  }
  hold('all')
  try {
    await look()
  } finally {
    hold(medium)
  }
}

/** For stories: looks at the page as on a telephone or tablet, which is touched. */
export const whereOneTouches = (look: () => Promise<void>): Promise<void> => inMedium('(pointer: coarse)', look)
