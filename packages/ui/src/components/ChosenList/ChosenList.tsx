import { X } from 'lucide-react'
import { useRef, useState, type KeyboardEvent, type ReactNode } from 'react'
import { shortened } from '../../lib/shortened.ts'
import { Chip } from '../Chip/Chip.tsx'
import { IconButton } from '../IconButton/IconButton.tsx'

/** Letters of a name, shown or heard: one without end would fill the form. */
const NAME = 300

type ChosenListProps<T> = {
  /** Of the list, for those who listen: 'Chosen genres'. */
  label: string
  items: readonly T[]
  keyOf: (item: T) => string
  nameOf: (item: T) => string
  langOf?: (item: T) => string | undefined
  /** A quieter word in front of a chip's text: 'new'. */
  noteOf?: (item: T) => string | undefined
  /** Left out, nothing can be removed. */
  onRemove?: ((item: T) => void) | undefined
  /** Draws each as a row; chips when left out. */
  render?: (item: T) => ReactNode
  /** Where the focus goes when the last one is gone: the control's id. */
  inputId: string
}

/**
 * What has been chosen, each with a cross.
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
  const shownOf = (item: T) => shortened(nameOf(item), NAME)
  const remove = (item: T) => {
    const buttons = [...(list.current?.querySelectorAll('button') ?? [])]
    const at = items.indexOf(item)
    const next = buttons[at + 1] ?? buttons[at - 1] ?? document.getElementById(inputId)
    next?.focus()
    setSaid(`${shownOf(item)} removed`)
    onRemove?.(item)
  }
  const press = (item: T) => (event: KeyboardEvent) => {
    if (event.key !== 'Delete' && event.key !== 'Backspace') return
    event.preventDefault()
    remove(item)
  }
  return (
    <>
      <span role="status" className="sr-only">
        {said}
      </span>
      {items.length > 0 && (
        <ul ref={list} aria-label={label} className={render ? 'flex flex-col gap-2' : 'flex flex-wrap gap-1.5'}>
          {items.map((item) => (
            // The list names the key: a chip's own button removes it as well.
            // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions
            <li key={keyOf(item)} onKeyDown={onRemove && press(item)} className="max-w-full min-w-0">
              {render ? (
                <div className="flex items-center gap-3 rounded-md border border-line bg-surface py-2 ps-2.5 pe-1.5">
                  <div className="min-w-0 flex-1">{render(item)}</div>
                  {onRemove && (
                    <IconButton
                      size="sm"
                      label={`Remove ${shownOf(item)}`}
                      icon={<X aria-hidden />}
                      onClick={() => remove(item)}
                    />
                  )}
                </div>
              ) : (
                <Chip
                  name={noteOf?.(item)}
                  lang={langOf?.(item)}
                  onRemove={onRemove && (() => remove(item))}
                  removeLabel={`Remove ${shownOf(item)}`}
                >
                  {shownOf(item)}
                </Chip>
              )}
            </li>
          ))}
        </ul>
      )}
    </>
  )
}
