import { ImageUp } from 'lucide-react'
import { useRef, useState, type ReactNode } from 'react'
import { useDropzone } from 'react-dropzone'
import { cx } from '../../lib/cx.ts'
import { sortImages, type ImageKind, type RefusedFile } from '../../lib/image-check.ts'
import { useIsShown } from '../../lib/use-is-shown.ts'
import { Button } from '../Button/Button.tsx'

type DropZoneProps = {
  /** Kinds of pictures that are taken. */
  kinds: readonly ImageKind[]
  /** Called once per choice, after type, size and first bytes were looked at. */
  onFiles: (accepted: File[], refused: RefusedFile[]) => void
  /** Given what ends once a choice was looked at, and told: what would leave the files behind waits for it. */
  onLooking?: (until: Promise<unknown>) => void
  /** What can be dropped, and the zone's name; 'Drop pictures here' when left out. */
  label?: string
  /** On the button; 'Choose files' when left out. */
  buttonLabel?: string
  /** Above the button: kinds and size. */
  hint?: ReactNode
  /** Takes several at once, as it does when this is left out; else only the first of a choice. */
  multiple?: boolean
  /** Takes nothing. Its button keeps the focus that it has. */
  disabled?: boolean
  /** Of the button, which is what has the focus. */
  id?: string
  /** The id of what describes the button: what is wrong with what was chosen. */
  describedBy?: string | undefined
}

/**
 * Pictures by dropping them, or by the button.
 *
 * Use to add pictures, one or many; not for other files, whose kinds it cannot check, and not to show what was added,
 * there a list with `Progress`.
 *
 * Keyboard: Tab reaches the button, Enter or Space opens the choice of files; dropping is the extra, never the only
 * way.
 */
export const DropZone = ({
  kinds,
  onFiles,
  onLooking,
  label = 'Drop pictures here',
  buttonLabel = 'Choose files',
  hint,
  multiple = true,
  disabled = false,
  id,
  describedBy,
}: DropZoneProps) => {
  const [looking, setLooking] = useState(0)
  const choices = useRef(0)
  const isShown = useIsShown()
  const take = async (files: File[]) => {
    if (!files.length) return
    choices.current += 1
    const choice = choices.current
    setLooking((count) => count + 1)
    const { accepted, refused } = await sortImages(multiple ? files : files.slice(0, 1), kinds)
    // Who has left meanwhile has let go of them.
    if (!isShown()) return
    setLooking((count) => count - 1)
    // The one that was slow to look at is not what was chosen last.
    if (!multiple && choice !== choices.current) return
    onFiles(accepted, refused)
  }
  // Its own rules would answer in its own words: everything comes here, in the order it was chosen.
  const { getRootProps, getInputProps, open, isDragActive } = useDropzone({
    multiple,
    disabled,
    noClick: true,
    noKeyboard: true,
    onDrop: (accepted, rejections) => {
      const taken = take([...accepted, ...rejections.map(({ file }) => file)])
      onLooking?.(taken)
    },
  })
  return (
    <div
      {...getRootProps({ role: 'group', 'aria-label': label })}
      className={cx(
        'flex flex-col items-center gap-2 rounded-md border-2 border-dashed px-4 py-6 text-center transition-colors duration-100 pointer-coarse:py-4',
        isDragActive ? 'border-link bg-link-soft' : 'border-line-strong bg-sunken',
        disabled && 'border-line text-ink-muted',
      )}
    >
      <input
        {...getInputProps({ accept: kinds.map((kind) => `image/${kind}`).join(','), 'aria-label': label })}
        tabIndex={-1}
      />
      {/* With a finger one chooses. */}
      <div className={cx('flex flex-col items-center gap-2', !isDragActive && 'pointer-coarse:hidden')}>
        <ImageUp aria-hidden className="size-7 text-ink-muted" />
        <p className="font-semibold">{isDragActive ? 'Let go to add' : label}</p>
      </div>
      {hint && <div className="text-sm text-ink-muted">{hint}</div>}
      {/* Not `disabled`: whoever has just chosen a file stands on it. */}
      <Button
        id={id}
        size="sm"
        onClick={open}
        aria-describedby={describedBy}
        aria-disabled={disabled || undefined}
        className={cx(disabled && 'cursor-not-allowed opacity-60')}
        busy={looking > 0}
        busyLabel="Looking at the files…"
      >
        {buttonLabel}
      </Button>
    </div>
  )
}
