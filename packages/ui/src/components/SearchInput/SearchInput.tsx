import { Search, X } from 'lucide-react'
import { useRef, type ComponentProps } from 'react'
import { cx } from '../../lib/cx.ts'
import { isComposing } from '../../lib/is-composing.ts'
import { CONTROL_LINE } from '../Field/control-classes.ts'
import { IconButton } from '../IconButton/IconButton.tsx'
import { Kbd } from '../Kbd/Kbd.tsx'

type SearchInputProps = Omit<ComponentProps<'input'>, 'type' | 'value' | 'onChange'> & {
  /** Its name, and in the field while that is empty. */
  label: string
  /** What stands in the field. */
  value: string
  /** Told of every change, and of '' when it is emptied. */
  onValueChange: (value: string) => void
  /** The key that leads here, shown while the field is empty; the frame listens for it (`useShortcuts`). */
  shortcut?: string | undefined
}

/**
 * Search as one types.
 *
 * Use to narrow down a list in sight while one types; not to pick something into a form, there `Combobox`.
 *
 * Keyboard: Esc empties it; Tab goes on to the cross, where Enter or Space empties it and returns the focus. A shortcut
 * is shown here and listened to by the frame.
 */
export const SearchInput = ({ label, value, onValueChange, shortcut, className, ...rest }: SearchInputProps) => {
  const field = useRef<HTMLDivElement>(null)
  /** What may not be typed in may not be emptied. */
  const isClosed = rest.disabled || rest.readOnly
  const clear = () => {
    onValueChange('')
    field.current?.querySelector('input')?.focus()
  }
  return (
    <div ref={field} className={cx('relative min-w-0', className)}>
      <Search
        aria-hidden
        className="pointer-events-none absolute inset-s-3 top-1/2 size-4 -translate-y-1/2 text-ink-muted"
      />
      <input
        autoComplete="off"
        spellCheck={false}
        enterKeyHint="search"
        placeholder={label}
        {...rest}
        type="search"
        aria-label={label}
        aria-keyshortcuts={shortcut}
        value={value}
        onChange={(event) => onValueChange(event.target.value)}
        onKeyDown={(event) => {
          // Within a composition Esc drops what is being converted.
          if (event.key === 'Escape' && value && !isClosed && !isComposing(event.nativeEvent)) {
            event.preventDefault()
            clear()
          }
          rest.onKeyDown?.(event)
        }}
        className={cx(CONTROL_LINE, 'ps-9.5 pe-11 text-ellipsis')}
      />
      <span className="absolute inset-y-0 inset-e-1 flex items-center">
        {value
          ? !isClosed && <IconButton size="sm" label="Clear search" icon={<X aria-hidden />} onClick={clear} />
          : shortcut && (
              <span className="pointer-events-none me-1.5 pointer-coarse:hidden">
                <Kbd>{shortcut}</Kbd>
              </span>
            )}
      </span>
    </div>
  )
}
