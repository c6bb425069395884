const follow = ({ detail, target }: MouseEvent) => {
  const button = detail > 0 && target instanceof Element ? target.closest('button') : null
  const now = document.activeElement
  if (button && now !== button && now?.contains(button)) button.focus({ preventScroll: true })
}

/**
 * Safari gives the focus not to a button that is pressed but to what it lies in: the keys that go on from it, and the
 * dialog that leads back to it, would be lost. What is pressed gets the focus here too, as in every other browser; what
 * keeps it from the button on purpose is left alone. To be called once for a document; more often does no harm.
 */
export const focusWhatIsPressed = () => window.addEventListener('click', follow, true)
