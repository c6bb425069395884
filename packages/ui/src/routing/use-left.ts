import { useLocation } from 'react-router-dom'
import { cameFrom } from './came-from.ts'

/** A page as it was left (its tab, its period), where a link there has led here; else as it begins. */
export const useLeft = (page: string): string => {
  const from = cameFrom(useLocation().state)
  return from?.split('?')[0] === page ? from : page
}
