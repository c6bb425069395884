import { Search, X } from 'lucide-react'
import { useEffect, useId, useImperativeHandle, useRef, useState, type ComponentType, type Ref } from 'react'
import { useNavigate } from 'react-router-dom'
import { CONTROL_LINE } from '../../components/Field/control-classes.ts'
import { IconButton } from '../../components/IconButton/IconButton.tsx'
import { Kbd } from '../../components/Kbd/Kbd.tsx'
import { cx } from '../../lib/cx.ts'
import { isComposing } from '../../lib/is-composing.ts'
import { isWindowBlur } from '../../lib/window-blur.ts'
import { searchFor } from '../../paths.ts'
import { usePreferences } from '../../preferences/preferences.tsx'
import type { SuggestionKeys, SuggestionsProps } from './Suggestions.tsx'

/** Leads the focus into the box, wherever it is hidden. */
export interface SearchBoxHandle {
  focus: () => void
}
interface Props {
  /** Only a button on every width, which opens the field over the header. */
  compact?: boolean
  /** Gives it the focus from afar; where it is a button, it opens. */
  ref?: Ref<SearchBoxHandle>
}

const LABEL = 'Search titles'

/**
 * Autocomplete of the header. The field itself is here from the start, so that nothing typed is lost; what it suggests
 * is loaded with the first touch. Enter leads to all results.
 *
 * Use once, in the frame; not to choose a title in a form, there `TitlePicker`, and not to narrow a list on the page,
 * there `SearchInput`.
 *
 * Keyboard: / goes to it, unless the page has a search of its own; Up and Down walk what it suggests, Enter opens the
 * one that is marked, or all results; Esc closes the list, then empties the field, then leaves it.
 */
export const SearchBox = ({ compact = false, ref }: Props) => {
  const id = useId()
  const navigate = useNavigate()
  const [{ letters }] = usePreferences()
  const field = useRef<HTMLInputElement>(null)
  const opener = useRef<HTMLButtonElement>(null)
  const keys = useRef<SuggestionKeys>(null)
  const [text, setText] = useState('')
  const [isOver, setIsOver] = useState(false)
  const [isOpen, setIsOpen] = useState(false)
  const [isShown, setIsShown] = useState(false)
  const [active, setActive] = useState<string>()
  const [Loaded, setLoaded] = useState<ComponentType<SuggestionsProps>>()
  const load = () => {
    // Without it the field still leads to the search.
    if (!Loaded)
      void import('./Suggestions.tsx').then(
        (part) => setLoaded(() => part.Suggestions),
        () => undefined,
      )
  }

  const isWide = () => opener.current?.offsetParent === null
  const focus = () => {
    if (!isWide()) return setIsOver(true)
    field.current?.focus()
    field.current?.select()
  }
  useImperativeHandle(ref, () => ({ focus }))
  useEffect(() => {
    if (isOver) field.current?.focus()
  }, [isOver])

  const leave = () => {
    setIsOpen(false)
    setIsOver(false)
  }
  const close = () => {
    leave()
    setText('')
    field.current?.blur()
    if (isOver) requestAnimationFrame(() => opener.current?.focus())
  }
  const go = () => {
    leave()
    setText('')
    field.current?.blur()
  }
  return (
    <div className={cx('flex min-w-0', compact ? '' : 'md:flex-1 md:justify-center')}>
      <span className={cx('flex', !compact && 'md:hidden')}>
        <IconButton ref={opener} label={LABEL} icon={<Search aria-hidden />} onPointerEnter={load} onClick={focus} />
      </span>
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- listens to what is within */}
      <form
        role="search"
        aria-label="Catalogue"
        onPointerEnter={load}
        onSubmit={(event) => {
          event.preventDefault()
          go()
          void navigate(searchFor(text))
        }}
        onBlur={(event) => {
          if (!event.currentTarget.contains(event.relatedTarget) && !isWindowBlur(event)) leave()
        }}
        className={cx(
          'items-center gap-2',
          isOver ? 'absolute inset-0 z-10 flex bg-paper px-4 sm:px-8' : 'hidden w-full max-w-105',
          !compact && 'md:static md:z-auto md:flex md:bg-transparent md:p-0',
        )}
      >
        <div className="relative min-w-0 flex-1">
          <Search
            aria-hidden
            className="pointer-events-none absolute inset-s-3 top-1/2 size-4 -translate-y-1/2 text-ink-muted"
          />
          <input
            ref={field}
            type="search"
            role="combobox"
            aria-label={LABEL}
            aria-keyshortcuts={letters ? '/' : undefined}
            aria-expanded={isShown}
            aria-controls={isShown ? id : undefined}
            aria-activedescendant={active}
            aria-autocomplete="list"
            autoComplete="off"
            autoCapitalize="off"
            spellCheck={false}
            enterKeyHint="search"
            placeholder={LABEL}
            maxLength={200}
            value={text}
            onFocus={() => {
              load()
              setIsOpen(true)
            }}
            onClick={() => setIsOpen(true)}
            onChange={(event) => {
              setIsOpen(true)
              setText(event.target.value)
            }}
            onKeyDown={(event) => {
              if (isComposing(event.nativeEvent)) return
              if (event.key === 'Escape') {
                event.preventDefault()
                if (isShown) setIsOpen(false)
                else if (text === '') close()
                else setText('')
              } else {
                // Esc has closed it: an arrow asks for it again.
                if (event.key === 'ArrowDown' || event.key === 'ArrowUp') setIsOpen(true)
                if (keys.current?.press(event)) event.preventDefault()
              }
            }}
            className={cx(CONTROL_LINE, 'ps-9.5 text-ellipsis', text === '' && 'pe-10')}
          />
          {text === '' && letters && (
            <span className="pointer-events-none absolute inset-y-0 inset-e-2.5 flex items-center pointer-coarse:hidden">
              <Kbd>/</Kbd>
            </span>
          )}
          {Loaded && (
            <Loaded ref={keys} id={id} text={text} open={isOpen} onActive={setActive} onShown={setIsShown} onGo={go} />
          )}
        </div>
        {isOver && (
          <span className={cx('flex', !compact && 'md:hidden')}>
            <IconButton label="Close search" icon={<X aria-hidden />} onClick={close} />
          </span>
        )}
      </form>
    </div>
  )
}
