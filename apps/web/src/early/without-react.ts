/**
 * Stands in for React and the router where a component is drawn once, before either is there: each element becomes a
 * node at once, a state keeps its first value, an effect never runs.
 */

type Props = Record<string, unknown> & { children?: unknown }
type Component = (props: Props) => unknown

/** Attributes whose name is not the prop's in lower case. */
const NAMES: Readonly<Record<string, string>> = { className: 'class' }

const nodesOf = (child: unknown): (Node | string)[] => {
  if (child === null || child === undefined || typeof child === 'boolean') return []
  if (Array.isArray(child)) return child.flatMap(nodesOf)
  return [child instanceof Node ? child : String(child)]
}

export const jsx = (type: string | Component, { children, ...props }: Props): unknown => {
  if (typeof type === 'function') return type({ ...props, children })
  const node = document.createElement(type)
  for (const [name, value] of Object.entries(props)) {
    const isPlain = typeof value === 'string' || typeof value === 'number'
    // 'false' is a value of what assistive technology reads, and the absence of all else.
    const text =
      isPlain || (typeof value === 'boolean' && name.startsWith('aria-')) ? String(value) : value === true && ''
    if (text !== false) node.setAttribute(NAMES[name] ?? name.toLowerCase(), text)
  }
  // Where a picture does not come the app draws a cover; until then there is none.
  if (type === 'img') node.addEventListener('error', () => node.remove())
  node.append(...nodesOf(children))
  return node
}
/** React tells by it that the children are many; here it makes no difference. */
export const jsxs: typeof jsx = (type, props) => jsx(type, props)
export const Fragment = ({ children }: Props) => children

export const useState = <T>(value: T) => [value, () => undefined] as const
export const useEffect = () => undefined
export const useHref = (to: string) => to
export const useLinkClickHandler = () => () => undefined
export const useLocation = () => location
