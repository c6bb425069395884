import { createContext, use, useEffect, useState, type ComponentType, type ReactNode } from 'react'

type Loader = <T>(load: () => Promise<T>) => Promise<T>
const plainly: Loader = (load) => load()
/** How a part is fetched; stories put one here that does not arrive. */
export const PartLoader = createContext(plainly)

/** What is told where the code of a part did not arrive. */
export interface LoadFailure {
  /** Fetches the code again. */
  onRetry: () => void
  /** It is being fetched again. */
  retrying: boolean
  /** How often it was tried again in vain. */
  retried: number
}

/**
 * A part whose code comes when it is drawn; until then `waiting` stands there. Where it does not arrive (no network, or
 * a release has removed the file) `failed` does, the page around it stays, and what it offers to press tries again:
 * Chromium and Safari forget an `import()` that did not arrive, Firefox needs the page loaded anew.
 */
export const laterPart = <P extends object>(
  load: () => Promise<ComponentType<P>>,
  failed: (failure: LoadFailure, props: P) => ReactNode,
  waiting: ReactNode = null,
) => {
  let loaded: ComponentType<P> | undefined
  return (props: P) => {
    const loader = use(PartLoader)
    const [Part, setPart] = useState(() => (loader === plainly ? loaded : undefined))
    const [attempt, setAttempt] = useState(1)
    /** How many attempts are known to have failed. */
    const [lost, setLost] = useState(0)
    useEffect(() => {
      if (Part) return undefined
      const gone = new AbortController()
      const fetchPart = async () => {
        const next = await loader(load).catch(() => null)
        if (next && loader === plainly) loaded = next
        if (gone.signal.aborted) return
        if (next) setPart(() => next)
        else setLost(attempt)
      }
      void fetchPart()
      return () => gone.abort()
    }, [Part, loader, attempt])
    if (Part) return <Part {...props} />
    if (lost === 0) return waiting
    const onRetry = () => setAttempt(lost + 1)
    return failed({ onRetry, retrying: attempt > lost, retried: lost - 1 }, props)
  }
}
