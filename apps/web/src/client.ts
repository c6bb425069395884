import { createClient, createProbe } from '@bunko/api-client'
import { env } from './env.ts'
import { session } from './session.ts'

export const client = createClient({
  baseUrl: env.apiBase,
  session,
  // Few people upload: the code for it comes with their first file.
  upload: async (request) => {
    const { xhrUpload } = await import('@bunko/api-client/upload')
    return xhrUpload(() => new XMLHttpRequest())(request)
  },
})
export const probe = createProbe({ baseUrl: env.apiBase })
