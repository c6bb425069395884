import { useLocation, useSearchParams } from 'react-router-dom'
import { parseNumber } from '../lib/parse-number.ts'

/** The address's `page`, from 1, and the address of another; the first needs no parameter. */
export const usePage = () => {
  const { pathname } = useLocation()
  const [params] = useSearchParams()
  const asked = parseNumber(params.get('page') ?? '')
  const linkOf = (page: number) => {
    const next = new URLSearchParams(params)
    if (page === 1) next.delete('page')
    else next.set('page', String(page))
    return next.size === 0 ? pathname : `${pathname}?${next}`
  }
  return { page: typeof asked === 'number' && asked > 0 ? asked : 1, linkOf }
}
