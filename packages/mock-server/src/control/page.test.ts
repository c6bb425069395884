import { describe, expect, test } from 'vitest'
import { ABSENT } from '../wire/absent.ts'
import { PAGE } from './page.ts'

const all = (pattern: RegExp) => [...PAGE.matchAll(pattern)].map(([, found = '']) => found)
const [script = ''] = all(/<script>([\s\S]*)<\/script>/g)
const markup = PAGE.slice(0, PAGE.indexOf('<script>'))

describe('the document', () => {
  test('stands alone: no other host, no file beside it', () => {
    expect(PAGE).toMatch(/^<!doctype html>\n<html lang="en">/)
    expect(PAGE).not.toMatch(/https?:|\/\/[a-z]|@import|\burl\(/i)
    expect(all(/(?:src|href|action)="([^"]*)"/g)).toEqual(['data:,', '/__mock__/openapi.json'])
  })

  test('every control has a label of its own, every button a text', () => {
    const controls = all(/<(?:input|select|textarea) id="([^"]+)"/g)
    expect(controls.length).toBeGreaterThan(20)
    expect(all(/<(input|select|textarea)\b/g)).toHaveLength(controls.length)
    expect(all(/<label for="([^"]+)"[^>]*>(?:[^<]|<input[^>]*type="checkbox">)*[A-Za-z]/g)).toEqual(controls)
    expect(all(/<button[^>]*>([^<]*)<\/button>/g).filter((text) => text.trim() === '')).toEqual([])
  })

  test('whatever may stand for nothing can be chosen', () => {
    const [options = ''] = all(/<select id="absent">(.*)<\/select>/g)
    expect([...options.matchAll(/value="([^"]*)"/g)].map(([, value]) => value)).toEqual(ABSENT)
  })

  test('no id is there twice, and each one that is used is there', () => {
    const ids = [...markup.matchAll(/\bid="([^"]+)"/g)].map(([, id = '']) => id)
    expect(ids).toEqual([...new Set(ids)])
    const used = [
      ...script.matchAll(/(?:\$|sync|onSubmit|onClick)\(\s*'([\w-]+)'[,)]|onCopy\('([\w-]+)', '([\w-]+)'\)/g),
    ]
    const names = used.flatMap(([, ...found]) => found.filter((one) => one !== undefined))
    expect(names.length).toBeGreaterThan(40)
    expect(names.filter((name) => !ids.includes(name))).toEqual([])
  })
})

describe('its script', () => {
  test('is one that a browser can read', () => {
    expect(() => new Function(script)).not.toThrow()
  })

  test('writes what the server says as text only', () => {
    expect(script).not.toMatch(/innerHTML|outerHTML|insertAdjacent|document\.write|eval\(/)
  })

  test.each([
    "'GET', 'options'",
    "'GET', 'state'",
    "steer('reset'",
    "steer('seed'",
    "steer('scenario'",
    "steer('latency'",
    "steer('switches'",
    "'GET', 'faults'",
    "'POST', 'faults'",
    "'DELETE', 'faults'",
    "'DELETE', 'faults/' + ",
    "'GET', 'journal?after=' + ",
    "'DELETE', 'journal'",
    "'GET', 'snapshot'",
    "steer('snapshot'",
    "'POST', 'login-as'",
    "steer('expire-tokens', { which: 'access' }",
    "steer('expire-tokens', { which: 'all' }",
  ])('asks %s', (call) => {
    expect(script.replaceAll(/\(\s+/g, '(').replaceAll(/\s+/g, ' ')).toContain(call)
  })
})
