import { useEffect, useRef, useState } from 'react'
import { isApiError } from '@bunko/api-client'
import { useAccount, type PictureKind } from '../../data/account.ts'
import { uploadText } from '../../lib/account-form.ts'
import type { RefusedFile } from '../../lib/image-check.ts'
import { useSessionState } from '../../session/session-context.tsx'
import { useToast } from '../../toasts/toasts.tsx'
import { useFailureToast } from '../../toasts/use-failure-toast.ts'

type UploadState =
  | { kind: 'idle' }
  /** The file itself was refused (section 5). */
  | { kind: 'refused'; text: string }
  /** `share` is 0 to 1, null while it is not told. */
  | { kind: 'sending'; file: File; preview: string; share: number | null }
  /** Refused, or without an answer: `title` tells which, as of a cover. */
  | { kind: 'failed'; file: File; preview: string; title: string; text: string }

/** A picture of one's own: sent as soon as it is chosen, seen while it is on its way. */
export const usePictureUpload = (kind: PictureKind) => {
  const { uploadPicture, recall } = useAccount()
  const { user } = useSessionState()
  const toast = useToast()
  const { say, takeBack } = useFailureToast()
  const [state, setState] = useState<UploadState>({ kind: 'idle' })
  const run = useRef<AbortController>(null)

  const preview = 'preview' in state ? state.preview : null
  useEffect(() => (preview === null ? undefined : () => URL.revokeObjectURL(preview)), [preview])
  useEffect(() => () => run.current?.abort(), [])

  const send = async (file: File, shown: string) => {
    const own = new AbortController()
    // Another file may have been chosen while one was sent: it takes its place.
    run.current?.abort()
    run.current = own
    takeBack()
    setState({ kind: 'sending', file, preview: shown, share: null })
    try {
      await uploadPicture({
        kind,
        file,
        signal: own.signal,
        onProgress: (share) =>
          setState((now) => (now.kind === 'sending' && run.current === own ? { ...now, share } : now)),
      })
      // Given up while the profile was read for it: the next one may be on its way.
      if (own.signal.aborted) return
      setState({ kind: 'idle' })
      toast('success', kind === 'avatar' ? 'Picture updated' : 'Banner updated')
    } catch (error) {
      if (own.signal.aborted) return
      if (isApiError(error) && error.kind === 'session') return
      const title = isApiError(error) && error.kind === 'http' ? 'Upload Failed' : 'Upload Error'
      const text = uploadText(error)
      setState({ kind: 'failed', file, preview: shown, title, text })
      say(title, { text })
    }
  }
  return {
    kind,
    state,
    /** What is shown: the chosen file while it is on its way, else what the server has. */
    shown: preview ?? user?.[kind] ?? null,
    take: ([file]: readonly File[], [refused]: readonly RefusedFile[]) => {
      if (file) void send(file, URL.createObjectURL(file))
      else if (refused) {
        setState({ kind: 'refused', text: refused.text })
        say('File Validation Error', { text: refused.text })
      }
    },
    retry: () => {
      if (state.kind === 'failed') void send(state.file, state.preview)
    },
    /** Ends an upload, or lets go of one that failed: it may have been stored since. */
    drop: () => {
      run.current?.abort()
      setState({ kind: 'idle' })
      if (state.kind === 'failed') void recall()
    },
  }
}

export type PictureUpload = ReturnType<typeof usePictureUpload>
