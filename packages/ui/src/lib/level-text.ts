import { levelName, levelOf } from '@bunko/api-client'

/** R7: 'Level 3, Editor', beside a term of its own '3, Editor' (`word` is ''); a level that is none is 'Unknown'. */
export const levelText = (value: unknown, word = 'Level '): string => {
  const { level, known } = levelOf(value)
  return known ? `${word}${level}, ${levelName(value)}` : levelName(value)
}
