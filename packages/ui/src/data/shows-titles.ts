/** Keys of what shows titles: asked again when one was changed. Lists, people and houses do so too. */
export const SHOWS_TITLES = [
  'titles',
  'search',
  'magazines',
  'publishers',
  'people',
  'seasons',
  'lists',
  'favorites',
] as const
