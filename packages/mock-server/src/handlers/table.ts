import { authHandlers } from './auth.ts'
import { editHandlers } from './edits.ts'
import type { Entry } from './handle.ts'
import { health } from './health.ts'
import { searchHandlers } from './search.ts'
import { titleHandlers } from './titles.ts'

/** Every call this server answers. */
export const TABLE: readonly Entry[] = [health, ...authHandlers, ...editHandlers, ...titleHandlers, ...searchHandlers]
