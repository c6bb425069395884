/** Writes of the contract that no form sends, and why. */
export const UNWALKED: Readonly<Record<string, string>> = {
  'POST /auth/refresh/': 'no form: each form is walked with a renewal that works and one that is refused',
  'POST /auth/refresh': 'the other spelling of it, which the app does not use (R4)',
  'POST /auth/logout/': 'no form: session.walk.ts',
  'POST /manga/{id}/upload_cover/': 'for several covers of one volume, which no screen allows (R15a)',
}
