import { endpoint, nothing } from '@bunko/api-client'
import { handle } from './handle.ts'

/** The diagnostics panel's question (R24); section 7 does not name it. */
const HEALTH = endpoint({ method: 'GET', path: '/health/', answer: nothing })
export const health = handle(HEALTH, () => ({ message: 'ok' }))
