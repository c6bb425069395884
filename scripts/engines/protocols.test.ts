import { compileFunction } from 'node:vm'
import { describe, expect, test } from 'vitest'
import { conversation, valueOf as bidiValue } from './bidi.ts'
import { answerOf, scriptOf, valueOf } from './webdriver.ts'

const talk = () => {
  const sent: { id: number; method: string }[] = []
  return { sent, ...conversation((text) => sent.push(JSON.parse(text) as (typeof sent)[number])) }
}

describe('WebDriver BiDi', () => {
  test('an answer belongs to its command, in whichever order they come; events belong to none', async () => {
    const { sent, ask, hear } = talk()
    const answers = [ask('one', {}), ask('other', { a: 1 })]
    expect(sent).toEqual([
      { id: 1, method: 'one', params: {} },
      { id: 2, method: 'other', params: { a: 1 } },
    ])
    hear('{"type":"event","method":"log.entryAdded","params":{}}')
    hear('{"type":"success","id":2,"result":{"b":2}}')
    hear('{"type":"success","id":1,"result":{}}')
    expect(await Promise.all(answers)).toEqual([{}, { b: 2 }])
  })

  test('an error is thrown with its words', async () => {
    const { ask, hear } = talk()
    const answer = ask('one', {})
    hear('{"type":"error","id":1,"error":"unknown command","message":"one"}')
    await expect(answer).rejects.toThrow('unknown command: one')
  })

  test('a browser that has gone answers no more', async () => {
    const { ask, end } = talk()
    const answer = ask('one', {})
    end()
    await expect(answer).rejects.toThrow('The browser has gone.')
    await expect(ask('other', {})).rejects.toThrow('The browser has gone.')
  })

  test('what a script came to', () => {
    expect(bidiValue({ type: 'success', result: { value: '["a"]' } })).toEqual(['a'])
    expect(() => bidiValue({ type: 'exception', exceptionDetails: { text: 'Error: no' } })).toThrow('Error: no')
  })
})

describe('WebDriver', () => {
  test('an answer, or the words of the driver', () => {
    expect(answerOf(true, '{"value":{"a":1}}')).toEqual({ a: 1 })
    const text = '{"value":{"error":"script timeout","message":"late"}}'
    expect(() => answerOf(false, text)).toThrow('script timeout: late')
  })

  test.each([
    ['Promise.resolve([1])', { value: [1] }],
    ['Promise.reject(new Error("no"))', { thrown: 'Error: no' }],
    ['nobody.at.home()', { thrown: 'ReferenceError: nobody is not defined' }],
  ])('a script that is %s', async (expression, expected) => {
    const run = compileFunction(scriptOf(expression)) as (answer: (told: object) => void) => void
    expect(await new Promise<object>((answer) => run(answer))).toEqual(expected)
  })

  test('what such a script came to', () => {
    expect(valueOf({ value: [1] })).toEqual([1])
    expect(() => valueOf({ thrown: 'Error: no' })).toThrow('Error: no')
  })
})
