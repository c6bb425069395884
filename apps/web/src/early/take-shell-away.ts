/**
 * Takes the document's static shell away when the app stands in its place. Who has reached the early slide's link with
 * the keyboard goes on from the same link of the app.
 */
export const takeShellAway = () => {
  const shell = document.getElementById('shell')
  const at = shell?.contains(document.activeElement) ? document.activeElement?.getAttribute('href') : null
  shell?.remove()
  if (typeof at !== 'string') return
  const links = [...document.querySelectorAll<HTMLAnchorElement>('main a')]
  links.find((link) => link.getAttribute('href') === at)?.focus()
}
