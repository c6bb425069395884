import { useState } from 'react'
import { Button } from '../../components/Button/Button.tsx'
import { ButtonLink } from '../../components/ButtonLink/ButtonLink.tsx'
import { writeClipboard } from '../../lib/write-clipboard.ts'
import { useToast } from '../../toasts/toasts.tsx'

/** As `ref` of what comes in the place of a button that was pressed. */
const takeFocus = (link: HTMLElement | null) => link?.focus()

/** A page without https has none, whatever its type says. */
const isThere = () => Boolean(navigator.clipboard)

interface Props {
  /** The path that others find it under; the site is put before it. */
  to: string
}

/**
 * Copies the address at which others find what one sees under an address of one's own.
 *
 * Use beside what others find elsewhere than one does oneself; not where the address in the bar is the one to copy.
 *
 * Keyboard: Enter or Space copies. Where the clipboard is out of reach it is a link, which Enter follows, and which has
 * the focus if a press has found that out.
 */
export const CopyLink = ({ to }: Props) => {
  const toast = useToast()
  const [canCopy, setCanCopy] = useState(isThere)
  const [isRefused, setIsRefused] = useState(false)
  const refuse = () => {
    setCanCopy(false)
    setIsRefused(true)
    toast('warning', 'Link not copied', {
      text: 'The clipboard is out of reach. Copy the address of the page that the link leads to.',
    })
  }
  const copy = () =>
    writeClipboard(new URL(to, window.location.origin).href).then(() => toast('success', 'Link copied'), refuse)
  if (canCopy) return <Button onClick={() => void copy()}>Copy link</Button>
  return (
    <ButtonLink to={to} ref={isRefused ? takeFocus : undefined}>
      Address for others
    </ButtonLink>
  )
}
