import type { BrowserContext } from '@playwright/test'

/** Begins the line of the console that tells what was stopped. */
export const VIOLATION = 'policy violation:'
const REPORT = `addEventListener('securitypolicyviolation', (event) => console.error(${JSON.stringify(VIOLATION)},
  event.effectiveDirective, event.blockedURI, event.sample, event.sourceFile + ':' + event.lineNumber))`

/** Collects what a policy stops on every page of a context: one line for each, with the page's address. */
export const watchPolicy = async (context: BrowserContext): Promise<string[]> => {
  const violations: string[] = []
  context.on('console', (message) => {
    const text = message.text()
    if (text.startsWith(VIOLATION)) violations.push(`${message.page()?.url() ?? ''}: ${text}`)
  })
  await context.addInitScript(REPORT)
  return violations
}
