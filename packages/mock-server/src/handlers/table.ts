import { accountHandlers } from './account.ts'
import { authHandlers } from './auth.ts'
import { coverHandlers } from './covers.ts'
import { editHandlers } from './edits.ts'
import type { Entry } from './handle.ts'
import { health } from './health.ts'
import { listHandlers } from './lists.ts'
import { magazineHandlers } from './magazines.ts'
import { peopleHandlers } from './people.ts'
import { publisherHandlers } from './publishers.ts'
import { searchHandlers } from './search.ts'
import { seasonHandlers } from './seasons.ts'
import { titleHandlers } from './titles.ts'
import { titleWriteHandlers } from './titles-write.ts'

/** Every call this server answers. */
export const TABLE: readonly Entry[] = [
  health,
  ...authHandlers,
  ...accountHandlers,
  ...titleHandlers,
  ...titleWriteHandlers,
  ...searchHandlers,
  ...listHandlers,
  ...seasonHandlers,
  ...coverHandlers,
  ...peopleHandlers,
  ...editHandlers,
  ...magazineHandlers,
  ...publisherHandlers,
]
