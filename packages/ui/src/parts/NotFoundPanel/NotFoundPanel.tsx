import { useEffect } from 'react'
import { paths } from '../../paths.ts'
import { GatePanel } from '../GatePanel/GatePanel.tsx'

/** The server answers every address alike: this says that there is nothing to find. */
const useNoIndex = () =>
  useEffect(() => {
    const robots = document.createElement('meta')
    robots.name = 'robots'
    robots.content = 'noindex'
    document.head.append(robots)
    return () => robots.remove()
  }, [])

interface Props {
  /** Begins the heading: 'Magazine', 'Page'. */
  what: string
}

/**
 * An address, or a thing at an address, that is not there.
 *
 * Use in place of a screen that has nothing to show; not where the viewer may not see what is there, there `GatePanel`,
 * and not for what is there and could not be read, there `ErrorState`.
 *
 * Keyboard: none of its own; Tab reaches the way on, Enter follows it.
 */
export const NotFoundPanel = ({ what }: Props) => {
  useNoIndex()
  return (
    <GatePanel
      title={`${what} not found`}
      text="The address may be mistyped, or what stood here is gone."
      action={{ label: 'Go Home', to: paths.home.to() }}
    />
  )
}
