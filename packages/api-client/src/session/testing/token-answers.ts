const NAMES = [
  { access: 'a', refresh: 'r' },
  { accessToken: 'a', refreshToken: 'r' },
  { access: 'a', refreshToken: 'r' },
  { accessToken: 'a', refresh: 'r' },
]

/** Where an answer may hold tokens (R4). */
export const PLACES = [
  (tokens: object): object => tokens,
  (tokens: object): object => ({ data: tokens }),
  (tokens: object): object => ({ tokens }),
  (tokens: object): object => ({ success: true, data: { tokens } }),
]

/** The tokens `a` and `r` by every name in every place. */
export const BOTH_TOKENS = PLACES.flatMap((place) => NAMES.map((names) => place(names)))
