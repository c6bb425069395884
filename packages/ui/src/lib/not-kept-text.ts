/** Above a message on what a server has accepted and has otherwise all the same. */
export const NOT_KEPT = 'Not everything was kept'
/** Of the fields with these labels: 'Publication year, Authors: …' */
export const notKeptText = (labels: readonly string[]): string =>
  `${labels.join(', ')}: the server has something else than was sent.`
