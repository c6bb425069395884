/** Writes of the contract that no form sends, and why. */
export const UNWALKED: Readonly<Record<string, string>> = {
  'POST /auth/refresh/':
    'no form: forms are walked with a renewal that works, one that is refused and one that gets no answer',
  'POST /auth/refresh': 'the other spelling of it, which the app does not use (R4)',
  'POST /auth/logout/': 'no form: session.walk.ts',
  'POST /manga/{id}/upload_cover/': 'for several covers of one volume, which no screen allows (R15a)',
}

/** Reads of the contract that no walk lets fail, and why. */
export const UNFAILED: Readonly<Record<string, string>> = {
  'GET /health/': 'asked while nothing else answers: apps/web/e2e/away.spec.ts',
  'GET /manga/tags': 'no screen asks for it',
  'GET /manga/authors': 'no screen asks for it',
}
