import { useMatch } from 'react-router-dom'

/** Whether the address in the bar is this one, or lies below it. */
export const useIsHere = (to: string, { end = false }: { end?: boolean } = {}): boolean =>
  useMatch({ path: to, end }) !== null
