import { errorText } from '@bunko/api-client'

/** What a toast says below its title: nothing where the server has no words of its own. */
export const textBelow = (title: string, error: unknown): string | undefined => {
  const text = errorText(error, title)
  return text === title ? undefined : text
}
