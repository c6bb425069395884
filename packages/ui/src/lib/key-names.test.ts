import { expect, test } from 'vitest'
import { keyNames } from './key-names.ts'

test.each([
  ['MacIntel', '⌘', '⌥'],
  ['iPad', '⌘', '⌥'],
  ['Win32', 'Ctrl', 'Alt'],
  ['Linux x86_64', 'Ctrl', 'Alt'],
  ['Linux mips', 'Ctrl', 'Alt'],
  ['', 'Ctrl', 'Alt'],
])('the keys of %j', (platform, command, alt) => {
  expect(keyNames(platform)).toEqual({ command, alt })
})
