import { describe, expect, it } from 'vitest'
import { readItem } from './list-item.ts'

describe('readItem', () => {
  it.each([
    [{ lang: 'en', title: 'The Gull Inn' }, 'en', 'The Gull Inn', 'en'],
    [{ lang: 'pt-br', title: 'A Pousada' }, 'pt-br', 'A Pousada', 'pt-BR'],
    [{ language: 'en', name: 'The Gull Inn' }, 'en', 'The Gull Inn', 'en'],
    [{ text: 'The Gull Inn', lang: 'en' }, 'en', 'The Gull Inn', 'en'],
    [{ lang: 'en', value: 'The Gull Inn' }, 'en', 'The Gull Inn', 'en'],
    [{ lang: 5, title: 'A' }, null, 'lang: 5, title: A', undefined],
    [{ lang: 'en', title: null }, null, 'lang: en, title: null', undefined],
    [{ lang: 'en', volume: 2 }, null, 'lang: en, volume: 2', undefined],
    [{ title: 'A', volume: 2 }, null, 'title: A, volume: 2', undefined],
    [{ lang: 'xx', title: 'Nowhere' }, 'xx', 'Nowhere', undefined],
    [{ id: 3, name: 'Mori', role: 'author' }, null, 'id: 3, name: Mori, role: author', undefined],
    [{ lang: 'en', title: 'A', id: 1 }, null, 'lang: en, title: A, id: 1', undefined],
    [{ a: { b: [1] } }, null, 'a: {"b":[1]}', undefined],
    [{}, null, '{}', undefined],
    ['Cooking', null, 'Cooking', undefined],
    [7, null, '7', undefined],
    [null, null, 'null', undefined],
    [[1, 'a'], null, '[1,"a"]', undefined],
  ])('%j', (item, name, text, lang) => {
    expect(readItem(item)).toEqual({ name, text, lang })
  })
})
