import * as fc from 'fast-check'
import { COMMANDS, type Variant } from './history.ts'
import { play } from './simulation.ts'

const histories = fc.array(fc.constantFrom(...COMMANDS), { minLength: 1, maxLength: 14, size: 'max' })

/** Any history in any order of events, with the tabs' lock kept by the browser or in storage. */
export const sessionModel = (locks: 'web' | 'storage', variant?: Variant) =>
  fc.asyncProperty(fc.scheduler(), histories, (s, commands) =>
    play(s, commands, { locks, ...(variant && { variant }) }),
  )
