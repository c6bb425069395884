/** What one may do with a cover of the queue. */
export interface CoverActs {
  setVolume: (id: string, volume: number) => void
  toNextVolume: (id: string) => void
  flag: (id: string) => void
  move: (id: string, by: -1 | 1) => void
  drop: (dragged: string, on: string) => void
  remove: (id: string) => void
  cancel: (id: string) => void
  retry: (id: string) => void
  zoom: (id: string) => void
}
