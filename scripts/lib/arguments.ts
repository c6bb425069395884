import { parseArgs, type ParseArgsConfig } from 'node:util'
import type { Problem } from './problem.ts'

/**
 * Reads a command line that has options only. What is wrong with it is told to `wrong`, whose Problem is thrown.
 *
 * @param options as `parseArgs` of node:util has them
 */
export const readArguments = <const O extends NonNullable<ParseArgsConfig['options']>>(
  args: readonly string[],
  options: O,
  wrong: (sentence: string) => Problem,
) => {
  try {
    return parseArgs({ args: [...args], strict: true, options }).values
  } catch (error) {
    const { code, message } = error as NodeJS.ErrnoException
    const named = /'([^' ]+)/.exec(message)?.[1] ?? 'an argument'
    if (code === 'ERR_PARSE_ARGS_UNKNOWN_OPTION') throw wrong(`There is no option ${named}.`)
    if (code === 'ERR_PARSE_ARGS_UNEXPECTED_POSITIONAL') throw wrong(`'${named}' is not an option.`)
    throw wrong(message.includes('does not take') ? `${named} takes no value.` : `${named} needs a value.`)
  }
}
