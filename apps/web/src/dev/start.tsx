import { createRoot } from 'react-dom/client'
import { DevPanel } from './DevPanel.tsx'

/** Draws the development panel beside the app, in a tree of its own, so that nothing of the app knows it. */
export const startDevPanel = () => {
  const place = document.createElement('div')
  place.id = 'bunko-dev-panel'
  document.body.append(place)
  createRoot(place).render(<DevPanel />)
}
