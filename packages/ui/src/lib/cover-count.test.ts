import { expect, test } from 'vitest'
import { coversLeft, coversQuestion } from './cover-count.ts'

test('one cover and more', () => {
  expect([1, 2].map(coversLeft)).toEqual(['1 cover not uploaded yet', '2 covers not uploaded yet'])
  expect([coversQuestion(1), coversQuestion(2, ' elsewhere')]).toEqual([
    { title: '1 cover is not uploaded yet', body: 'It is kept, and offered when you come back.', draft: true },
    {
      title: '2 covers are not uploaded yet',
      body: 'They are kept, and offered elsewhere when you come back.',
      draft: true,
    },
  ])
})
