/** What a title has or has not, in no order: the fields of its form, with the contract's name of each. */
export const TERM_NAMES = { genres: 'genre_names', themes: 'theme_names', formats: 'format_names' } as const
