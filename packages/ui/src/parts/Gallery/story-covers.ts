import type { Cover } from '@bunko/api-client'

const drawing = (text: string) =>
  `data:image/svg+xml,${encodeURIComponent(
    `<svg xmlns="http://www.w3.org/2000/svg" width="400" height="600" viewBox="0 0 200 300"><path fill="#0d3750" d="M0 0h200v300H0z"/><text x="100" y="160" fill="#ff6260" font-size="60" text-anchor="middle">${text}</text></svg>`,
  )}`
/** A cover on which its volume is written. */
export const cover = (id: number, volume: number | null = id): Cover => {
  const src = drawing(String(volume ?? '?'))
  return { id, volume, is_primary: id === 1, thumbnail: src, medium: src, large: src, original: src }
}
