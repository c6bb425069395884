import { useLocation } from 'react-router-dom'
import type { Arrival } from '../lib/arrival.ts'

/** For `navigate`: takes the message along. */
export const arriveWith = (arrival: Arrival) => ({ state: { arrival } })

const isArrival = (value: unknown): value is Arrival =>
  typeof value === 'object' && value !== null && 'title' in value && 'tone' in value && 'text' in value

export const useArrival = (): Arrival | null => {
  const state: unknown = useLocation().state
  if (typeof state !== 'object' || state === null || !('arrival' in state)) return null
  return isArrival(state.arrival) ? state.arrival : null
}
