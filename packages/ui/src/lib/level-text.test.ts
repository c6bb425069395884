import { expect, test } from 'vitest'
import { levelText } from './level-text.ts'

test.each([
  [3, 'Level 3, Editor', '3, Editor'],
  [9, 'Unknown', 'Unknown'],
  [null, 'Unknown', 'Unknown'],
])('level %j is %s', (level, label, bare) => {
  expect([levelText(level), levelText(level, '')]).toEqual([label, bare])
})
