import { useEffect, useState } from 'react'

interface Props {
  /** Where the stories of screens stand in the sidebar. */
  screens: string
  /** How many pictures are taken of each of those. */
  modes: number
  /** Reads Storybook's index. */
  load: () => Promise<Readonly<Record<string, { title: string; type: string }>>>
}
const number = new Intl.NumberFormat('en-GB')

/** What a full run of Chromatic takes, as this Storybook's own index has it. */
export const Snapshots = ({ screens, modes, load }: Props) => {
  const [count, setCount] = useState<{ ofScreens: number; others: number }>()
  useEffect(() => {
    const read = async () => {
      const stories = Object.values(await load()).filter(({ type }) => type === 'story')
      const ofScreens = stories.filter(({ title }) => title.startsWith(screens)).length
      setCount({ ofScreens, others: stories.length - ofScreens })
    }
    // Without an index the sentence is missing, and so is the sidebar.
    read().catch(() => {})
  }, [load, screens])
  if (!count) return null
  const { ofScreens, others } = count
  return (
    <p>
      A full run takes <strong>{number.format(ofScreens * modes + others)} snapshots</strong>:{' '}
      {number.format(ofScreens)} stories of screens in {modes} modes, {number.format(others)} others in one.
    </p>
  )
}
