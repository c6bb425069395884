import { QueryClient } from '@tanstack/react-query'
import { expect, test } from 'vitest'
import { favoriteKeys, listKeys } from './list-keys.ts'
import { readTitlesAnew } from './shows-titles.ts'

test('a write of a title makes old what shows titles, and not what is known of one’s own', () => {
  const queries = new QueryClient()
  const shown = [
    ['titles', 'one', '7'],
    ['search', 'x'],
    [...listKeys.pages, 'mine'],
    [...favoriteKeys.pages, 'mine'],
  ]
  const others = [listKeys.held, favoriteKeys.held, ['edits', 'one', '1']]
  for (const key of [...shown, ...others]) queries.setQueryData(key, 'read')
  readTitlesAnew(queries)
  const isOld = (key: readonly unknown[]) => queries.getQueryState(key)?.isInvalidated
  expect(shown.map(isOld)).toEqual([true, true, true, true])
  expect(others.map(isOld)).toEqual([false, false, false])
  queries.clear()
})
