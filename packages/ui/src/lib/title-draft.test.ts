import { expect, test } from 'vitest'
import { titleDraft } from './title-draft.ts'
import { emptyTitle } from './title-form.ts'

test('texts are sent without the spaces around them, and a number that is none is not sent', () => {
  const values = {
    ...emptyTitle({ year: 2026, season: 'fall' }),
    primaryTitle: ' Cozinha ',
    englishTitle: ' Kitchen ',
    originalPublisher: ' Umi ',
    serializedIn: ' Kumo ',
    year: 'soon',
    chapters: 'many',
  }
  expect(titleDraft(values, 'custom-1')).toMatchObject({
    title: { pt: 'Cozinha', en: 'Kitchen' },
    original_publisher: 'Umi',
    serialized_in: 'Kumo',
    year: null,
    chapters: 0,
  })
})
