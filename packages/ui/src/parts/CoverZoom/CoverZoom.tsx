import { ZoomIn, ZoomOut } from 'lucide-react'
import { useState } from 'react'
import { Button } from '../../components/Button/Button.tsx'
import { Dialog } from '../../components/Dialog/Dialog.tsx'
import { cx } from '../../lib/cx.ts'
import { safeImageSrc } from '../../lib/safe-href.ts'

type CoverZoomProps = {
  /** What it is a picture of: 'Cover of volume 2'. */
  title: string
  src: string | null | undefined
  onClose: () => void
}

/** A cover as large as the window allows, or at its own size. */
export const CoverZoom = ({ title, src, onClose }: CoverZoomProps) => {
  const [whole, setWhole] = useState(true)
  const [failed, setFailed] = useState(false)
  const safe = safeImageSrc(src)
  return (
    <Dialog
      open
      onClose={onClose}
      title={title}
      size="lg"
      footer={
        <Button
          data-autofocus
          disabled={failed || !safe}
          icon={whole ? <ZoomIn /> : <ZoomOut />}
          onClick={() => setWhole(!whole)}
        >
          {whole ? 'Actual size' : 'Fit to window'}
        </Button>
      }
    >
      {safe && !failed ? (
        // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- scrolled by the arrow keys at its own size
        <div
          tabIndex={whole ? undefined : 0}
          role="group"
          aria-label={title}
          className={cx('max-h-[70dvh]', !whole && 'overflow-auto')}
        >
          <img
            src={safe}
            alt={title}
            referrerPolicy="no-referrer"
            onError={() => setFailed(true)}
            className={cx('mx-auto', whole ? 'max-h-[70dvh] max-w-full object-contain' : 'max-w-none')}
          />
        </div>
      ) : (
        <p className="py-10 text-center text-ink-muted">This picture cannot be drawn: the file may be damaged.</p>
      )}
    </Dialog>
  )
}
