import { useState, type ReactNode } from 'react'
import { PartLoader } from '../../lib/later-part.tsx'
import { Button } from '../Button/Button.tsx'

interface Props {
  /** How often a part's code does not arrive. */
  times?: number
  /** Parts that arrive before. */
  after?: number
  children: ReactNode
}

/** For stories: what is fetched later does not arrive at first, as without a network. */
export const LostParts = ({ times = 1, after = 0, children }: Props) => {
  const [loader] = useState(() => {
    let asked = 0
    return <T,>(load: () => Promise<T>): Promise<T> => {
      asked += 1
      const isLost = asked > after && asked <= after + times
      return isLost ? Promise.reject(new TypeError('Failed to fetch dynamically imported module')) : load()
    }
  })
  return <PartLoader value={loader}>{children}</PartLoader>
}

/** For stories: what is fetched later is on its way until somebody lets it arrive. */
export const HeldParts = ({ children }: { children: ReactNode }) => {
  const [{ loader, release }] = useState(() => {
    const gate = { release: () => {} }
    const released = new Promise<void>((resolve) => (gate.release = resolve))
    const held = async <T,>(load: () => Promise<T>): Promise<T> => {
      await released
      return load()
    }
    return { loader: held, release: () => gate.release() }
  })
  return (
    <PartLoader value={loader}>
      <Button onClick={release}>Let it arrive</Button>
      {children}
    </PartLoader>
  )
}
