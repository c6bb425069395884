import { array, assert, jsonValue, property } from 'fast-check'
import { describe, expect, test } from 'vitest'
import { canonicalJson } from './canonical-json.ts'
import { listDiff } from './list-diff.ts'

const parsed = (json: string): unknown => JSON.parse(json)

describe('added, removed, kept (section 2)', () => {
  test('in their own order', () => {
    expect(listDiff(['Drama', 'Horror', 'Comedy'], ['Comedy', 'Action', 'Drama', 'Romance'])).toEqual({
      added: ['Action', 'Romance'],
      removed: ['Horror'],
      kept: ['Comedy', 'Drama'],
      reordered: true,
    })
  })

  test('equal items are counted', () => {
    expect(listDiff(['a', 'a', 'b'], ['a', 'b', 'b'])).toEqual({
      added: ['b'],
      removed: ['a'],
      kept: ['a', 'b'],
      reordered: false,
    })
  })

  test('only the order changed', () => {
    expect(listDiff([1, 2], [2, 1])).toEqual({ added: [], removed: [], kept: [2, 1], reordered: true })
  })

  test.each([
    [null, ['a'], { added: ['a'], removed: [], kept: [], reordered: false }],
    [undefined, null, { added: [], removed: [], kept: [], reordered: false }],
    ['a', ['a', 'b'], { added: ['b'], removed: [], kept: ['a'], reordered: false }],
    [[null], [], { added: [], removed: [null], kept: [], reordered: false }],
    [{ a: 1 }, [{ a: 1 }], { added: [], removed: [], kept: [{ a: 1 }], reordered: false }],
  ])('%j → %j (R21)', (before, after, diff) => expect(listDiff(before, after)).toEqual(diff))

  test('objects are equal whatever the order of their keys; a number is not its text', () => {
    expect(listDiff([{ id: 1, name: 'x' }, 1], [{ name: 'x', id: 1 }, '1'])).toEqual({
      added: ['1'],
      removed: [1],
      kept: [{ name: 'x', id: 1 }],
      reordered: false,
    })
  })

  test('names such as __proto__ are names like others', () => {
    const before = parsed('["__proto__", {"__proto__": 1}, {"constructor": 1}]')
    const after = parsed('["__proto__", {"__proto__": 2}, {}]')
    expect(listDiff(before, after)).toEqual({
      added: [parsed('{"__proto__": 2}'), {}],
      removed: [parsed('{"__proto__": 1}'), { constructor: 1 }],
      kept: ['__proto__'],
      reordered: false,
    })
  })

  test('nesting of any depth and lists of any length', () => {
    const deep = parsed('['.repeat(10_000) + ']'.repeat(10_000))
    const { kept, added } = listDiff([deep], [deep, Array.from({ length: 150_000 }, () => 0)])
    expect(kept).toEqual([deep])
    expect(added).toHaveLength(1)
  })
})

const keys = (items: readonly unknown[]) => items.map(canonicalJson)
const sorted = (...lists: (readonly unknown[])[]) => lists.flatMap(keys).toSorted()

/** Whether the items come in the list in this order. */
function isWithin(items: readonly unknown[], list: readonly unknown[]): boolean {
  const wanted = keys(items)
  for (const key of keys(list)) if (key === wanted[0]) wanted.shift()
  return wanted.length === 0
}

test('every item is accounted for exactly once, in order', () =>
  assert(
    property(
      array(jsonValue({ maxDepth: 1 })),
      array(jsonValue({ maxDepth: 1 })),
      array(jsonValue({ maxDepth: 0 })),
      (one, other, both) => {
        const before = [...one, ...both]
        const after = [...both, ...other]
        const { added, removed, kept } = listDiff(before, after)
        expect(sorted(kept, removed)).toEqual(sorted(before))
        expect(sorted(kept, added)).toEqual(sorted(after))
        expect(keys(added).filter((key) => keys(removed).includes(key))).toEqual([])
        expect([isWithin(removed, before), isWithin(added, after), isWithin(kept, after)]).toEqual([true, true, true])
      },
    ),
  ))
