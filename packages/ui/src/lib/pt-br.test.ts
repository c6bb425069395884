import { describe, expect, it } from 'vitest'
import { ptDateValue, ptMoment } from './pt-br.ts'

describe('dates of the change details (R17)', () => {
  it('writes a moment the Brazilian way', () => {
    const local = new Date(2026, 10, 18, 14, 22)
    expect(ptMoment(local)).toEqual({ text: '18/11/2026, 14:22', dateTime: local.toISOString() })
    expect(ptMoment('soon')).toBeUndefined()
  })

  it('reads a day without moving it into another time zone', () => {
    expect(ptDateValue('2023-04-01')).toEqual({ text: '01/04/2023', dateTime: '2023-04-01' })
  })

  it('keeps the seconds of a changed moment', () => {
    expect(ptDateValue('2023-04-01T12:00:07Z')?.text).toMatch(/^\d{2}\/\d{2}\/2023, \d{2}:\d{2}:07$/)
  })

  it.each([
    ['2023-04-01T12:00Z', '12:00:00.000Z'],
    ['2023-04-01T12:00:07.5Z', '12:00:07.500Z'],
    ['2023-04-01T12:00:07.123456789Z', '12:00:07.123Z'],
    ['2023-04-01T12:00:07-03:00', '15:00:07.000Z'],
    ['2023-04-01T12:00:07+0930', '02:30:07.000Z'],
  ])('reads the moment %s', (text, time) => {
    expect(ptDateValue(text)?.dateTime).toBe(`2023-04-01T${time}`)
  })

  it.each([
    '2023',
    '2023-04',
    '2023-02-30',
    '2023-13-01',
    'in 2023-04-01',
    '+002023-04-01T12:00Z',
    '2023-04-01T12:00',
    '',
  ])('leaves %j as it is', (text) => {
    expect(ptDateValue(text)).toBeUndefined()
  })
})
