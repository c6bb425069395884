const follow = ({ defaultPrevented, detail, target }: MouseEvent) => {
  if (defaultPrevented || detail === 0 || !(target instanceof Element)) return
  const button = target.closest('button')
  const now = document.activeElement
  if (button && now !== button && now?.contains(button)) button.focus({ preventScroll: true })
}

/**
 * Safari gives the focus not to a button that is pressed but to what it lies in: the keys that go on from it, and the
 * dialog that leads back to it, would be lost. A button that is pressed gets it here too, as in every other browser;
 * what keeps it elsewhere on purpose is left alone, and what holds a press back is to listen before. To be called once
 * for a document; more often does no harm.
 */
export const focusWhatIsPressed = () => window.addEventListener('click', follow, true)
