import { expect, test } from 'vitest'
import { readKeptCharts, readKeptSeasons } from './kept-chart.ts'

const pick = (id: number) => ({ id, name: `Title ${id}`, year: 2026, cover: null, ref: undefined, lang: 'ja' })

test('a chart comes back as it was kept', () => {
  const chart = { base: [pick(1), pick(2)], rows: [pick(2)] }
  expect(readKeptCharts(JSON.stringify([chart]))).toMatchObject([chart])
})

test('what is damaged is left out', () => {
  for (const text of ['', '{', 'null', '{}', '[null]', '[1]', '[{}]', '[{"base":[]}]', '[{"base":1,"rows":[]}]'])
    expect(readKeptCharts(text)).toEqual([])
  const [chart] = readKeptCharts(JSON.stringify([{ base: [pick(1), null, { id: {} }], rows: ['x', { name: 'x' }] }]))
  expect(chart?.base.map(({ id }) => id)).toEqual([1])
  expect(chart?.rows).toEqual([])
})

test('a season comes back as it was kept, without what is damaged', () => {
  const season = { year: ' 2027', season: 'winter', titles: [pick(1)] }
  expect(readKeptSeasons(JSON.stringify([season]))).toMatchObject([season])
  for (const text of ['', '[null]', '[{}]', '[{"year":2027,"season":"winter"}]', '[{"year":"1","season":"monsoon"}]'])
    expect(readKeptSeasons(text)).toEqual([])
  expect(readKeptSeasons('[{"year":"1","season":"fall","titles":7}]')).toMatchObject([{ titles: [] }])
})
