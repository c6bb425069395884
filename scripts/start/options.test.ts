import { describe, expect, test } from 'vitest'
import { Problem } from '../lib/problem.ts'
import { HELP, readOptions } from './options.ts'

const nothingAsked = { api: undefined, port: undefined, mockPort: undefined, storybookPort: undefined, storybook: true }

const problemOf = (args: string[]) => {
  try {
    readOptions(args)
  } catch (error) {
    return error
  }
  return undefined
}

describe('options of npm start', () => {
  test('nothing asked means the mock server, Storybook and the usual ports', () => {
    expect(readOptions([])).toEqual(nothingAsked)
  })

  test('all ports, without Storybook', () => {
    expect(readOptions(['--port', '80', '--mock-port=65535', '--no-storybook'])).toEqual({
      ...nothingAsked,
      port: 80,
      mockPort: 65_535,
      storybook: false,
    })
  })

  test.each([
    ['https://host/api/v1', 'https://host/api/v1'],
    ['https://host/api/v1/', 'https://host/api/v1'],
    ['HTTP://Host:8000//', 'http://host:8000'],
    ['http://[::1]:9000/x', 'http://[::1]:9000/x'],
  ])('--api %s is read as %s', (text, api) => {
    expect(readOptions(['--api', text])).toEqual({ ...nothingAsked, api })
  })

  test.each([['--help'], ['-h']])('%s asks for help', (option) => {
    expect(readOptions([option])).toBe('help')
    for (const name of ['--api', '--port', '--mock-port', '--storybook-port', '--no-storybook', '--help']) {
      expect(HELP).toContain(name)
    }
  })

  test.each([
    [['--nope'], 'There is no option --nope.'],
    [['foo'], "'foo' is not an option."],
    [['--api'], '--api needs a value.'],
    [['--port', '--no-storybook'], '--port needs a value.'],
    [['--no-storybook=1'], '--no-storybook takes no value.'],
    [['--port', '0'], "--port takes a number from 1 to 65535, not '0'."],
    [['--mock-port', '65536'], "--mock-port takes a number from 1 to 65535, not '65536'."],
    [['--storybook-port', '6e3'], "--storybook-port takes a number from 1 to 65535, not '6e3'."],
    [['--port', ''], "--port takes a number from 1 to 65535, not ''."],
    [['--api', 'host/api'], "an absolute http or https address such as https://host/api/v1, not 'host/api'."],
    [['--api', 'ftp://host/'], "not 'ftp://host/'."],
    [['--api', 'http:host'], "not 'http:host'."],
    [['--api', 'https://me:pw@host/'], '--api takes an address without a user name or password.'],
    [['--api', 'https://host/?a=1'], '--api takes an address without ?a=1.'],
    [['--api', 'https://host/', '--mock-port', '1'], '--mock-port has no meaning with --api'],
    [['--port', '7000', '--storybook-port', '7000'], 'Two of the ports are the same.'],
  ])('%j is answered with one line and exit code 2', (args, sentence) => {
    const problem = problemOf(args)
    expect(problem).toBeInstanceOf(Problem)
    expect(problem).toMatchObject({ exitCode: 2, message: expect.stringContaining(sentence) as string })
    expect((problem as Problem).message).not.toContain('\n')
  })

  test('a password in a wrong address is not repeated', () => {
    expect((problemOf(['--api', 'https://me:secret@host/']) as Problem).message).not.toContain('secret')
  })
})
