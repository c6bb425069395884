import type { ReactNode } from 'react'
import { ButtonLink } from '../components/ButtonLink/ButtonLink.tsx'
import { opensHere } from '../lib/opens-here.ts'
import { useGoOn } from './use-go-on.ts'

interface Props {
  to: string
  look?: 'quiet'
  size?: 'sm'
  children: ReactNode
}

/** The way out of a form: what is given up, or done, is not behind Back. In another tab it is a link as any other. */
export const DoneLink = ({ to, ...link }: Props) => {
  const goOn = useGoOn()
  return (
    <ButtonLink
      {...link}
      to={to}
      onClick={(event) => {
        if (!opensHere(event)) return
        event.preventDefault()
        void goOn(to)
      }}
    />
  )
}
