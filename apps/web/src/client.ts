import { createClient, createProbe, xhrUpload } from '@bunko/api-client'
import { env } from './env.ts'
import { session } from './session.ts'

export const client = createClient({
  baseUrl: env.apiBase,
  session,
  upload: xhrUpload(() => new XMLHttpRequest()),
})
export const probe = createProbe({ baseUrl: env.apiBase })
