import { useState } from 'react'
import { Button } from '../../components/Button/Button.tsx'
import { ConfirmDialog } from '../../components/ConfirmDialog/ConfirmDialog.tsx'
import { DropZone } from '../../components/DropZone/DropZone.tsx'
import { FieldError } from '../../components/Field/FieldError.tsx'
import { Logo } from '../../components/Logo/Logo.tsx'
import { Notice } from '../../components/Notice/Notice.tsx'
import { Progress } from '../../components/Progress/Progress.tsx'
import type { LogoRules } from '../../lib/logo-rules.ts'
import { passFocus } from '../../lib/pass-focus.ts'
import { scriptLang } from '../../lib/script-lang.ts'
import type { Logo as LogoState } from './use-logo.ts'

interface Props {
  /** Which files may be chosen, and what is said of them. */
  rules: LogoRules
  /** From `useLogo`. */
  logo: LogoState
  /** The address of the stored one, '' for none. */
  stored: string
  /** Of the house, as it is typed. */
  name: string
  /** Of the button that chooses a file. */
  id: string
  /** What the server says of the stored one. */
  error?: string | undefined
}

const PERCENT = 100

/**
 * The logo of a magazine or publisher, and the way to another one.
 *
 * Use in the form of a magazine or publisher; not for covers, there `CoverUploads`, and not to show a logo, there
 * `Logo`.
 *
 * Keyboard: Tab reaches the button that removes or cancels, after a failed upload Retry, then the choice of a file, Enter
 * or Space presses; when a button goes, the focus stays in that part of the screen. Removing a stored one asks first.
 */
export const LogoField = ({ rules, logo, stored, name, id, error }: Props) => {
  const { preview, busy, locked, share, message, failure } = logo
  const [asking, setAsking] = useState(false)
  const called = name.trim() || 'this house'
  const lang = scriptLang(name)
  return (
    <div className="flex flex-col gap-3">
      <div className="flex flex-wrap items-end gap-3">
        {preview || stored ? (
          <Logo
            name={called}
            lang={lang}
            src={preview ?? stored}
            size="lg"
            alt={preview ? 'The logo you chose' : `Logo of ${called}`}
          />
        ) : (
          // As large as the picture that is to come.
          <p className="flex size-40 items-center justify-center rounded-md border border-line bg-sunken text-ui text-ink-muted">
            No logo yet
          </p>
        )}
        <div className="flex flex-wrap gap-2">
          {preview && busy !== 'remove' && (
            <Button ref={passFocus} size="sm" disabled={locked && busy === null} onClick={logo.cancel}>
              {busy === 'upload' ? 'Cancel upload' : 'Remove'}
              <span className="sr-only"> {busy === 'upload' ? 'of the logo' : 'the chosen logo'}</span>
            </Button>
          )}
          {!preview && stored && logo.remove && (
            <Button
              ref={passFocus}
              size="sm"
              busy={busy === 'remove'}
              disabled={locked}
              busyLabel="Removing the logo…"
              onClick={() => setAsking(true)}
            >
              Remove logo
            </Button>
          )}
        </div>
      </div>
      <ConfirmDialog
        open={asking}
        title="Remove the logo?"
        body={
          <p>
            The logo of <bdi lang={lang}>{called}</bdi> is deleted at once, not with the form. This cannot be undone.
          </p>
        }
        confirmLabel="Remove logo"
        onConfirm={() => {
          setAsking(false)
          void logo.remove?.stored()
        }}
        onClose={() => setAsking(false)}
      />
      {busy === 'upload' && <Progress label="Uploading the logo" value={share === null ? null : share * PERCENT} />}
      {/* There before its words are, so that they are read out. */}
      <div role="status" className="empty:-mt-3">
        {message && message.tone !== 'danger' && <Notice tone={message.tone}>{message.text}</Notice>}
      </div>
      {failure !== null && (
        <Notice
          tone="danger"
          live="assertive"
          action={
            <Button size="sm" disabled={locked} onClick={logo.retry}>
              Retry<span className="sr-only"> the upload of the logo</span>
            </Button>
          }
        >
          {failure}
        </Notice>
      )}
      {message?.tone === 'danger' && (
        <Notice tone="danger" live="assertive">
          {message.text}
        </Notice>
      )}
      {error !== undefined && <FieldError id={`${id}-error`}>{error}</FieldError>}
      <DropZone
        id={id}
        describedBy={error === undefined ? undefined : `${id}-error`}
        kinds={rules.kinds}
        label={stored ? 'Drop another logo here' : 'Drop a logo here'}
        buttonLabel="Choose a logo"
        hint={rules.hint}
        multiple={false}
        disabled={busy !== null || locked}
        onLooking={(until) => void logo.look(until)}
        onFiles={(accepted, refused) => void logo.choose(accepted, refused)}
      />
    </div>
  )
}
