import { ChevronDown, Search } from 'lucide-react'
import { useCallback, useLayoutEffect, useRef, useState, type KeyboardEvent, type Ref } from 'react'
import { flushSync } from 'react-dom'
import { cx } from '../../lib/cx.ts'
import { isComposing } from '../../lib/is-composing.ts'
import { CONTROL_LINE } from '../Field/control-classes.ts'
import type { Combobox, ComboboxProps } from './Combobox.tsx'

type Loaded = typeof Combobox
let loaded: Loaded | undefined
/** Fetches the code of the list. */
export const loadCombobox = async (): Promise<Loaded> => (loaded ??= (await import('./Combobox.tsx')).Combobox)

const give = (ref: Ref<HTMLInputElement> | undefined, node: HTMLInputElement | null) => {
  if (typeof ref === 'function') return ref(node)
  if (ref) ref.current = node
}

/** It never submits the form. */
const press = (event: KeyboardEvent) => {
  if (event.key === 'Enter' && !isComposing(event.nativeEvent)) event.preventDefault()
}

type LaterComboboxProps<T> = ComboboxProps<T> & {
  /** In place of `loadCombobox`, for stories. */
  load?: () => Promise<Loaded>
}

/**
 * A `Combobox` whose list, 43 KB, comes when the field is reached. Until then it is a field like any other: what is
 * typed, the focus and the caret stay, and the list opens by itself for what was typed meanwhile.
 *
 * Use for a picker that a screen shows whether or not somebody picks; not where its list is needed at once, there
 * `Combobox`.
 *
 * Keyboard: that of `Combobox` once its list is there; until then that of a text field, and Enter does not send the form.
 */
export const LaterCombobox = <T,>({ load = loadCombobox, ...props }: LaterComboboxProps<T>) => {
  const [Ready, setReady] = useState(() => (load === loadCombobox ? loaded : undefined))
  // What was typed before its list was there, or where that was pressed for: it opens.
  const [isLate, setIsLate] = useState(false)
  const input = useRef<HTMLInputElement>(null)
  const composing = useRef(false)
  const pressed = useRef(false)
  /** Counted from the end: a letter may still come before the other field is there. */
  const caret = useRef<readonly [start: number, end: number]>(null)

  const change = (next: Loaded) => {
    const node = input.current
    if (node && node === document.activeElement) {
      const { length } = node.value
      caret.current = [length - (node.selectionStart ?? length), length - (node.selectionEnd ?? length)]
      setIsLate(node.value !== '' || pressed.current)
    }
    setReady(() => next)
  }
  const fetchList = async () => {
    // Without it the field still takes a text; the next touch tries again.
    const next = await load().catch(() => undefined)
    // At once: what is typed between the two fields would be in the one that goes, and open no list.
    if (next && !composing.current) flushSync(() => change(next))
  }
  useLayoutEffect(() => {
    if (!Ready || !caret.current) return
    const [start, end] = caret.current
    const length = input.current?.value.length ?? 0
    input.current?.focus({ preventScroll: true })
    input.current?.setSelectionRange(length - start, length - end)
    caret.current = null
  }, [Ready])

  const {
    ref,
    query,
    onQuery,
    onBlur,
    immediate = false,
    browsable = false,
    required,
    placeholder,
    disabled = false,
  } = props
  const both = useCallback(
    (node: HTMLInputElement | null) => {
      input.current = node
      give(ref, node)
    },
    [ref],
  )
  if (Ready)
    return (
      <Ready
        {...props}
        ref={both}
        immediate={immediate || isLate}
        onBlur={() => {
          setIsLate(false)
          onBlur?.()
        }}
      />
    )
  return (
    <div className="relative min-w-0">
      <Search
        aria-hidden
        className="pointer-events-none absolute inset-s-3 top-1/2 size-4 -translate-y-1/2 text-ink-muted"
      />
      <input
        id={props.id}
        ref={both}
        type="text"
        role="combobox"
        aria-autocomplete="list"
        aria-expanded={false}
        aria-controls={undefined}
        aria-required={required || undefined}
        aria-invalid={props['aria-invalid']}
        aria-describedby={props['aria-describedby']}
        autoComplete="off"
        autoCapitalize="off"
        spellCheck={false}
        enterKeyHint="search"
        placeholder={placeholder}
        maxLength={props.maxLength}
        value={query}
        disabled={disabled}
        onPointerEnter={() => void fetchList()}
        onPointerDown={() => (pressed.current = browsable)}
        onFocus={() => void fetchList()}
        onBlur={() => {
          pressed.current = false
          onBlur?.()
        }}
        onChange={(event) => {
          onQuery(event.target.value)
          if (!composing.current) void fetchList()
        }}
        onKeyDown={(event) => {
          if (event.key === 'ArrowDown') pressed.current = browsable
          press(event)
        }}
        onCompositionStart={() => (composing.current = true)}
        onCompositionEnd={() => {
          composing.current = false
          void fetchList()
        }}
        className={cx(CONTROL_LINE, 'ps-9.5 pe-10 text-ellipsis')}
      />
      {browsable && query === '' && !disabled && (
        <span className="pointer-events-none absolute inset-y-0 inset-e-0 flex w-10 items-center justify-center text-ink-muted">
          <ChevronDown aria-hidden className="size-4" />
        </span>
      )}
    </div>
  )
}
