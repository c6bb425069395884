import { expect, test } from 'vitest'
import { keyIn } from './spoken-texts.ts'

test('Portuguese stands under pt-br where there is no pt, English under its own name', () => {
  const [both, regional] = [{ pt: 'Cozinha', 'pt-br': 'Cozinha' }, { 'pt-br': 'Cozinha' }]
  expect([keyIn(both, 'pt'), keyIn(regional, 'pt'), keyIn({}, 'pt')]).toEqual(['pt', 'pt-br', 'pt'])
  expect([keyIn(both, 'en'), keyIn(regional, 'en')]).toEqual(['en', 'en'])
})
