/** What the field of an address is: letter by letter as it was typed. */
export const ADDRESS_INPUT = {
  type: 'url',
  inputMode: 'url',
  autoComplete: 'off',
  autoCapitalize: 'off',
  spellCheck: false,
} as const
