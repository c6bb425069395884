import { useEffect, useLayoutEffect, useRef, useState } from 'react'
import { useReadTitles } from '../../data/read-titles.ts'
import { comingOf, type TitlesRead } from '../../lib/read-titles.ts'

/** A list of fifty rows is drawn anew no more often than this for titles that come one by one. */
const STEP_MS = 200

interface Props {
  /** The first ones first. */
  wanted: readonly string[]
  read: TitlesRead
  /** Told of more in steps, and at once when all have come. */
  onRead: (read: TitlesRead) => void
}

/** Reads titles for a list, apart from its rows: what comes draws nothing by itself. */
export const TitleReader = ({ wanted, read, onRead }: Props) => {
  const [own, setOwn] = useState(read)
  useReadTitles(wanted, own, setOwn)
  const latest = useRef(own)
  const isAll = comingOf(wanted, own).length === 0
  // Before the first paint: what is in the cache is there with its rows.
  useLayoutEffect(() => {
    latest.current = own
    if (isAll && own !== read) onRead(own)
  }, [isAll, own, read, onRead])
  // Each step begins with what was told last.
  const told = own === read ? null : read
  useEffect(() => {
    if (!told) return undefined
    const timer = setTimeout(() => onRead(latest.current), STEP_MS)
    return () => clearTimeout(timer)
  }, [told, onRead])
  return null
}
