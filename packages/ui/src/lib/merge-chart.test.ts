import { expect, test } from 'vitest'
import { mergeChart } from './merge-chart.ts'

const merge = (base: string, mine: string, theirs: string) => {
  const { rows, moved, meanwhile } = mergeChart([...base], [...mine], [...theirs], (one) => one)
  const { added, removed, reordered } = meanwhile ?? { added: [], removed: [], reordered: false }
  return [rows.join(''), moved, `+${added.join('')} -${removed.join('')}${reordered ? ' order' : ''}`]
}

test.each([
  // what, base, mine, theirs, rows, moved, meanwhile
  ['nobody else', 'abc', 'acx', 'abc', 'acx', false, '+ -'],
  ['they added', 'abc', 'ab', 'abcz', 'abz', false, '+z -'],
  ['they removed', 'abc', 'abcx', 'ac', 'acx', false, '+ -b'],
  ['both added the same', 'ab', 'abx', 'abx', 'abx', false, '+ -'],
  ['both removed the same', 'abc', 'ab', 'ab', 'ab', false, '+ -'],
  ['only they ordered', 'abc', 'abcx', 'cab', 'cabx', false, '+ -'],
  ['only we ordered', 'abc', 'cab', 'abc', 'cab', true, '+ -'],
  ['ours landed although no answer came', 'abc', 'cabx', 'cabx', 'cabx', true, '+ -'],
  ['both ordered', 'abc', 'cab', 'bac', 'cab', true, '+ - order'],
  ['we ordered, they added and removed', 'abc', 'cab', 'bcz', 'cbz', true, '+z -a'],
  ['ours in the middle counts as order', 'abc', 'axbc', 'abcz', 'axbcz', true, '+z -'],
  ['all gone', 'abc', 'abcx', '', 'x', false, '+ -abc'],
])('%s', (_, base, mine, theirs, ...expected) => {
  expect(merge(base, mine, theirs)).toEqual(expected)
})

test('where nobody else did anything, nothing needs a look', () => {
  expect(mergeChart(['a', 'b'], ['b', 'a', 'c'], ['a', 'b'], (one) => one).meanwhile).toBeNull()
})
