import { X } from 'lucide-react'
import { useCallback, useLayoutEffect, useMemo, useRef, useState, type KeyboardEvent, type ReactNode } from 'react'
import { cx } from '../../lib/cx.ts'
import { shortened } from '../../lib/shortened.ts'
import { Chip } from '../Chip/Chip.tsx'
import { IconButton } from '../IconButton/IconButton.tsx'

/** Letters of a name, shown or heard: one without end would fill the form. */
const NAME = 300
const shownOf = (name: string) => shortened(name, NAME)

/** Rows out of sight are not laid out. Few are not worth it: until seen each has a guessed height. */
const UNSEEN = '[contain-intrinsic-size:auto_5.25rem] [content-visibility:auto]'
const MANY = 50

type ChosenListProps<T> = {
  /** Of the list, for those who listen: 'Chosen genres'. */
  label: string
  /** In the order they are drawn. */
  items: readonly T[]
  /** A key that no other of them has. */
  keyOf: (item: T) => string
  /** Its text, drawn and announced; cut after 300 letters. */
  nameOf: (item: T) => string
  /** The language of its name, where that is another (BCP 47); for chips alone. */
  langOf?: ((item: T) => string | undefined) | undefined
  /** A quieter word in front of a chip's text: 'new'. */
  noteOf?: ((item: T) => string | undefined) | undefined
  /** Left out, nothing can be removed. */
  onRemove?: ((item: T) => void) | undefined
  /** Draws each as a row; chips when left out. */
  render?: ((item: T) => ReactNode) | undefined
  /** Where the focus goes when the last one is gone: the control's id. */
  inputId: string
}

/**
 * What has been chosen, each with a cross. It is drawn again where `items` or what draws them is another, and not where
 * only `onRemove` is.
 *
 * Use below a `Combobox` for what was picked in it; not for links or values that nobody picked, there `Chip` alone.
 *
 * Keyboard: Tab goes through the crosses; Enter, Space, Delete or Backspace removes, and the focus goes to the next
 * one, else the one before, else back to the control.
 */
export const ChosenList = <T,>({
  label,
  items,
  keyOf,
  nameOf,
  langOf,
  noteOf,
  onRemove,
  render,
  inputId,
}: ChosenListProps<T>) => {
  const list = useRef<HTMLUListElement>(null)
  const [said, setSaid] = useState('')
  // As they are when somebody presses: a new way to remove is no reason to draw everything again.
  const latest = useRef({ items, nameOf, onRemove, inputId })
  useLayoutEffect(() => {
    latest.current = { items, nameOf, onRemove, inputId }
  }, [items, nameOf, onRemove, inputId])
  const remove = useCallback((item: T) => {
    const now = latest.current
    const buttons = [...(list.current?.querySelectorAll('button') ?? [])]
    const at = now.items.indexOf(item)
    const next = buttons[at + 1] ?? buttons[at - 1] ?? document.getElementById(now.inputId)
    next?.focus()
    setSaid(`${shownOf(now.nameOf(item))} removed`)
    now.onRemove?.(item)
  }, [])
  const isOpen = onRemove !== undefined
  // Thousands may be chosen: a letter that is typed beside them draws none of them again.
  const chosen = useMemo(
    () =>
      items.length > 0 && (
        <ul ref={list} aria-label={label} className={render ? 'flex flex-col gap-2' : 'flex flex-wrap gap-1.5'}>
          {items.map((item) => (
            <Item
              key={keyOf(item)}
              item={item}
              nameOf={nameOf}
              langOf={langOf}
              noteOf={noteOf}
              onRemove={isOpen ? remove : undefined}
              render={render}
              isOneOfMany={items.length >= MANY}
            />
          ))}
        </ul>
      ),
    [items, label, keyOf, nameOf, langOf, noteOf, isOpen, remove, render],
  )
  return (
    <>
      <span role="status" className="sr-only">
        {said}
      </span>
      {chosen}
    </>
  )
}

type ItemProps<T> = Pick<ChosenListProps<T>, 'nameOf' | 'langOf' | 'noteOf' | 'onRemove' | 'render'> & {
  item: T
  /** A row that is out of sight is then not laid out. */
  isOneOfMany: boolean
}

const Item = <T,>({ item, nameOf, langOf, noteOf, onRemove, render, isOneOfMany }: ItemProps<T>) => {
  const name = shownOf(nameOf(item))
  const remove = onRemove && (() => onRemove(item))
  const press = (event: KeyboardEvent) => {
    if (event.key !== 'Delete' && event.key !== 'Backspace') return
    event.preventDefault()
    remove?.()
  }
  return (
    // The list names the key: a chip's own button removes it as well.
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions
    <li onKeyDown={remove && press} className={cx('max-w-full min-w-0', render && isOneOfMany && UNSEEN)}>
      {render ? (
        <div className="flex items-center gap-3 rounded-md border border-line bg-surface py-2 ps-2.5 pe-1.5">
          <div className="min-w-0 flex-1">{render(item)}</div>
          {remove && <IconButton size="sm" label={`Remove ${name}`} icon={<X aria-hidden />} onClick={remove} />}
        </div>
      ) : (
        <Chip name={noteOf?.(item)} lang={langOf?.(item)} onRemove={remove} removeLabel={`Remove ${name}`}>
          {name}
        </Chip>
      )}
    </li>
  )
}
