/** Something the person at the keyboard can mend: shown as its one sentence, without a stack. */
export class Problem extends Error {
  readonly exitCode: number

  constructor(sentence: string, exitCode = 1) {
    super(sentence)
    this.name = 'Problem'
    this.exitCode = exitCode
  }
}

/** One sentence for whatever was thrown. */
export const sentenceOf = (error: unknown) => {
  if (error instanceof Problem) return error.message
  return error instanceof Error ? `${error.name}: ${error.message.split('\n')[0]}` : String(error)
}

/** The exit code for whatever was thrown: 2 for a wrong command line, 1 for everything else. */
export const exitCodeOf = (error: unknown) => (error instanceof Problem ? error.exitCode : 1)
