import { Combobox, ComboboxInput, ComboboxOption, ComboboxOptions } from '@headlessui/react'
import { Search } from 'lucide-react'
import { useEffect, useEffectEvent, useRef, useState } from 'react'
import { Dialog } from '../../components/Dialog/Dialog.tsx'
import { Kbd } from '../../components/Kbd/Kbd.tsx'
import { cx } from '../../lib/cx.ts'
import { isComposing } from '../../lib/is-composing.ts'
import { searchFor } from '../../paths.ts'
import { usePreferences } from '../../preferences/preferences.tsx'
import type { NavEntry } from '../Shell/nav.ts'

interface Props {
  /** What this viewer may go to. */
  places: readonly NavEntry[]
  /** What was typed while this was on its way. */
  typedBefore?: () => string
  /** Told of the address that was chosen. */
  onGo: (to: string) => void
  /** It is to go, after a choice as well. */
  onClose: () => void
}

const folded = (text: string) => text.normalize('NFKD').replace(/\p{M}/gu, '').toLowerCase()

const ROW =
  'flex min-h-10 cursor-pointer items-center rounded-sm px-3 text-ui font-medium data-focus:bg-sunken data-focus:outline data-focus:-outline-offset-1 data-focus:outline-line-strong'

/**
 * Goes to a screen by its name: type, arrows, Enter. Who meant a title is led to the search for what they typed.
 *
 * Use once, in the frame, opened from anywhere; not to choose a title from suggestions, there `SearchBox`, and not to read
 * which keys there are, there `KeySheet`.
 *
 * Keyboard: the field has the focus; type a part of the name, then Up and Down, Enter goes there; Tab goes nowhere but on
 * to Close. Esc closes at once, and the focus returns.
 */
export const Palette = ({ places, typedBefore, onGo, onClose }: Props) => {
  const [{ letters }] = usePreferences()
  const [query, setQuery] = useState('')
  const field = useRef<HTMLInputElement>(null)
  // The library takes Tab for a choice.
  const leaving = useRef(false)
  const takeOver = useEffectEvent(() => {
    const typed = typedBefore?.()
    if (!typed || !field.current) return
    // The library keeps the field's text for itself.
    field.current.value = typed
    setQuery(typed)
  })
  useEffect(() => takeOver(), [])
  const text = query.trim()
  const found = places.filter(({ label }) => folded(label).includes(folded(text)))
  const go = (to: string | null) => {
    if (to === null || leaving.current) return
    onClose()
    onGo(to)
  }
  return (
    <Dialog open onClose={onClose} title="Go to a screen">
      <Combobox immediate value={null} onChange={go}>
        <ComboboxInput
          ref={field}
          data-autofocus
          aria-label="Screen"
          autoComplete="off"
          placeholder="Type a name"
          className="h-10 w-full rounded-md border border-line-strong bg-surface px-3"
          onChange={(event) => setQuery(event.target.value)}
          // The list takes the first Esc for itself, although it is always there.
          onKeyDown={(event) => {
            leaving.current = event.key === 'Tab'
            if (event.key === 'Escape' && !isComposing(event.nativeEvent)) onClose()
          }}
        />
        <p role="status" className="sr-only">
          {found.length === 1 ? '1 screen' : `${found.length} screens`}
        </p>
        <ComboboxOptions
          static
          modal={false}
          // As high as it begins, and the search below: the field must not move under the hand that types.
          style={{ minHeight: `min(20rem, ${(places.length + 1) * 2.5}rem)` }}
          className="mt-2 flex max-h-80 flex-col overflow-y-auto outline-none"
        >
          {found.map((place) => (
            <ComboboxOption key={place.name} value={place.to} className={cx(ROW, 'justify-between gap-4')}>
              {place.label}
              {letters && (
                <span aria-hidden className="flex gap-1">
                  <Kbd>g</Kbd>
                  <Kbd>{place.letter}</Kbd>
                </span>
              )}
            </ComboboxOption>
          ))}
          {text !== '' && (
            <ComboboxOption value={searchFor(text)} className={cx(ROW, 'gap-2 text-ink-muted')}>
              <Search aria-hidden className="size-4 shrink-0" />
              <span className="truncate">
                Search titles for “<bdi>{text}</bdi>”
              </span>
            </ComboboxOption>
          )}
        </ComboboxOptions>
      </Combobox>
    </Dialog>
  )
}
