import {
  ComboboxButton,
  ComboboxInput,
  ComboboxOption,
  ComboboxOptions,
  Combobox as Headless,
  Portal,
} from '@headlessui/react'
import { ChevronDown, Plus, RotateCw, Search } from 'lucide-react'
import {
  useMemo,
  useRef,
  useState,
  type ComponentProps,
  type KeyboardEvent as KeyEvent,
  type MouseEvent,
  type ReactNode,
  type Ref,
} from 'react'
import { isBlank } from '../../lib/blank.ts'
import { cx } from '../../lib/cx.ts'
import { isComposing } from '../../lib/is-composing.ts'
import { useTopLayer } from '../../lib/top-layer.ts'
import { CONTROL_LINE } from '../Field/control-classes.ts'
import type { Control } from '../Field/Field.tsx'
import { Spinner } from '../Spinner/Spinner.tsx'
import { announcement, rowsOf, type Row, type SearchState } from './rows.ts'

/** Shared with `LaterCombobox`, which stands in for it until its code is there. */
export type ComboboxProps<T> = Partial<Control> & {
  /** Of the list of results, for those who listen: 'Genres'. The field's own label comes from Field. */
  label: string
  /** What stands in the field. */
  query: string
  /** Told what was typed; and '' where it was emptied, by Esc or after a pick. */
  onQuery: (text: string) => void
  /** How the search for `query` stands; the options of another one are shown, but cannot be picked. */
  state: SearchState
  /** What is offered, in this order. */
  options: readonly T[]
  /** A key that no other option has. */
  keyOf: (option: T) => string
  /** An option's name, in the list and in what is announced. */
  nameOf: (option: T) => string
  /** The language of a name, where it is another (BCP 47); not asked where `render` draws it. */
  langOf?: (option: T) => string | undefined
  /** Draws an option, and marks the language of what is in another; its name when left out. */
  render?: (option: T) => ReactNode
  /** Told of the option that was picked. */
  onPick: (option: T) => void
  /** Asks again after a search that failed. */
  onRetry: () => void
  /** Takes a text that no option has. Left out, nothing can be added. */
  onCreate?: ((text: string) => void) | undefined
  /** Characters from which on its owner searches; here it words the hint alone. */
  minLength?: number
  /** Characters that the field takes, in UTF-16 units. */
  maxLength?: number | undefined
  /** Said where nothing was found; 'No results' when left out. */
  emptyText?: string
  /** In the field while it is empty; no label. */
  placeholder?: string
  /** The field holds what is asked for: whoever picks says by `query` what stands in it. Else it is emptied. */
  keepsText?: boolean
  /** Opens with the focus: for options that are there before anything is typed. */
  immediate?: boolean
  /**
   * Opens by a press, before anything is typed: for options that are there by then. Not with the focus, which is also
   * put there for what stands below the field.
   */
  browsable?: boolean
  /** In the place of options that are not there before anything is typed; how much to type when left out. */
  idleText?: string | undefined
  /** Nothing can be typed or picked. */
  disabled?: boolean
  /** The focus has left the field. */
  onBlur?: (() => void) | undefined
  /** The field, for whoever gives it the focus. */
  ref?: Ref<HTMLInputElement> | undefined
}

// Headless UI replaces a description by its own, which it does not have.
const Input = ({ describedBy, ...rest }: ComponentProps<'input'> & { describedBy: string | undefined }) => (
  <input {...rest} aria-describedby={describedBy} />
)

/** Headless UI opens no list for a press on its field; it does for this key. */
const openList = ({ currentTarget }: MouseEvent) =>
  currentTarget.dispatchEvent(new KeyboardEvent('keydown', { key: 'ArrowDown', bubbles: true }))

const MOVING = new Set(['ArrowDown', 'ArrowUp', 'Home', 'End', 'PageUp', 'PageDown'])
const sameRow = <T,>(one: Row<T> | null, other: Row<T> | null) => one?.key === other?.key

/**
 * Finds and picks one of many: type, arrows, Enter.
 *
 * Use to find one thing among many by typing; not for a dozen fixed choices, there `Select`, and not to filter a list
 * in sight, there `SearchInput`. What was picked stands elsewhere (`ChosenList`), the text goes.
 *
 * Keyboard: type, then Up and Down; Enter picks and never submits the form, or tries a failed search again; Esc closes,
 * then empties; Tab leaves and picks nothing.
 */
export const Combobox = <T,>({
  label,
  query,
  onQuery,
  state,
  options,
  keyOf,
  nameOf,
  langOf,
  render,
  onPick,
  onRetry,
  onCreate,
  minLength = 2,
  maxLength,
  emptyText = 'No results',
  placeholder,
  keepsText = false,
  immediate = false,
  browsable = false,
  idleText,
  disabled = false,
  onBlur,
  ref,
  required,
  'aria-describedby': describedBy,
  ...control
}: ComboboxProps<T>) => {
  const top = useTopLayer()
  const portal = useMemo(() => ({ current: top ?? document.body }), [top])
  const leaving = useRef(false)
  /** Of a field without a text: whether anything in the list was gone to. It opens by itself where the text is deleted. */
  const moved = useRef(false)
  const [said, setSaid] = useState('')
  const shown = {
    state,
    options,
    keyOf,
    creatable: onCreate && !isBlank(query) ? query.trim() : '',
    minLength,
    emptyText,
    idleText,
  }
  const rows = rowsOf(shown)

  const pick = (row: Row<T> | null) => {
    if (!row || leaving.current) return
    if (row.kind === 'option') {
      setSaid(`${nameOf(row.option)} chosen`)
      onPick(row.option)
    } else if (row.kind === 'create') {
      setSaid(`${row.text} chosen`)
      onCreate?.(row.text)
    } else return
    if (!keepsText) onQuery('')
  }
  const type = (text: string) => {
    setSaid('')
    moved.current = false
    onQuery(text)
  }
  const press = (event: KeyEvent<HTMLInputElement>, open: boolean, active: Row<T> | null) => {
    if (isComposing(event.nativeEvent)) return
    leaving.current = event.key === 'Tab'
    moved.current ||= MOVING.has(event.key)
    if (event.key === 'Enter') {
      if (open && active?.kind === 'retry') onRetry()
      if (!open || !active || active.kind === 'retry' || (isBlank(query) && !moved.current)) event.preventDefault()
    }
    if (event.key === 'Escape' && !open && query !== '') {
      event.preventDefault()
      type('')
    }
  }
  return (
    <Portal.Group target={portal}>
      <Headless value={null} by={sameRow} onChange={pick} immediate={immediate} disabled={disabled}>
        {({ open, activeOption }) => (
          <div className="relative min-w-0">
            <Search
              aria-hidden
              className="pointer-events-none absolute inset-s-3 top-1/2 size-4 -translate-y-1/2 text-ink-muted"
            />
            <ComboboxInput
              {...control}
              as={Input}
              {...(ref !== undefined && { ref })}
              describedBy={describedBy}
              aria-required={required || undefined}
              autoComplete="off"
              autoCapitalize="off"
              spellCheck={false}
              enterKeyHint="search"
              placeholder={placeholder}
              maxLength={maxLength}
              value={query}
              displayValue={() => query}
              onChange={(event) => type(event.target.value)}
              onKeyDown={(event) => press(event, open, activeOption)}
              onFocus={() => (leaving.current = false)}
              onBlur={onBlur}
              onClick={browsable && query === '' && !open ? openList : undefined}
              className={cx(CONTROL_LINE, 'ps-9.5 pe-10 text-ellipsis')}
            />
            {browsable && query === '' && !disabled && (
              <ComboboxButton
                // The list takes its name from it.
                aria-label={label}
                className="absolute inset-y-0 inset-e-0 flex w-10 cursor-pointer items-center justify-center text-ink-muted"
              >
                <ChevronDown aria-hidden className="size-4" />
              </ComboboxButton>
            )}
            {state === 'loading' && (
              <span className="pointer-events-none absolute inset-y-0 inset-e-3 flex items-center text-ink-muted">
                <Spinner size="sm" />
              </span>
            )}
            <span role="status" className="sr-only">
              {said || announcement(shown)}
            </span>
            <ComboboxOptions
              anchor={{ to: 'bottom start', gap: 6, padding: 8 }}
              modal={false}
              aria-label={label}
              className={cx(
                'z-30 w-(--input-width) overflow-y-auto rounded-md border border-line bg-surface p-1 font-sans text-ui text-ink shadow-float',
                '[--anchor-max-height:22rem] empty:hidden',
              )}
            >
              {rows.map((row) => (
                <ComboboxOption
                  key={row.key}
                  value={row}
                  disabled={row.kind === 'note' || (row.kind === 'option' && state === 'loading')}
                  {...(row.kind === 'retry' && {
                    // Not picked when the button goes down: who slides off it has called it off.
                    onMouseDown: (event) => event.preventDefault(),
                    onClick: onRetry,
                  })}
                  lang={row.kind === 'option' && !render ? langOf?.(row.option) : undefined}
                  className={cx(
                    'flex min-h-9 cursor-pointer items-center gap-2 rounded-sm px-2.5 py-1.5 wrap-anywhere pointer-coarse:min-h-11',
                    'data-disabled:cursor-default data-disabled:text-ink-muted data-focus:bg-sunken',
                    'data-focus:outline data-focus:-outline-offset-1 data-focus:outline-line-strong',
                  )}
                >
                  {row.kind === 'option' && (render?.(row.option) ?? nameOf(row.option))}
                  {row.kind === 'note' && row.text}
                  {row.kind === 'create' && (
                    <>
                      <Plus aria-hidden className="size-4 shrink-0 text-ink-muted" />
                      <span className="min-w-0">Add “{row.text}” as new</span>
                    </>
                  )}
                  {row.kind === 'retry' && (
                    <>
                      <span className="min-w-0 flex-1 text-danger">Search failed</span>
                      <RotateCw aria-hidden className="size-4 shrink-0" />
                      <span className="font-semibold">Retry</span>
                    </>
                  )}
                </ComboboxOption>
              ))}
            </ComboboxOptions>
          </div>
        )}
      </Headless>
    </Portal.Group>
  )
}
