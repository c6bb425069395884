import { useEffect, useState } from 'react'
import { useLocation, useSearchParams } from 'react-router-dom'

/**
 * The token of a letter's link. It leaves the address as soon as it is read, so that neither the history nor a copied
 * address holds it; everything else in the address stays.
 */
export const useAddressToken = (): string | null => {
  const { state } = useLocation() as { state: unknown }
  const [params, setParams] = useSearchParams()
  const there = params.get('token')
  const [token, setToken] = useState(there)
  // Another letter's link, opened while the screen stands.
  if (there !== null && there !== token) setToken(there)
  useEffect(() => {
    if (there === null) return
    const rest = new URLSearchParams(params)
    rest.delete('token')
    setParams(rest, { replace: true, preventScrollReset: true, state })
  }, [there, params, setParams, state])
  return token === '' ? null : token
}
