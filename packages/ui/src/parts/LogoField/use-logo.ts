import type { CallOptions } from '@bunko/api-client'
import { useEffect, useEffectEvent, useRef, useState } from 'react'
import type { RefusedFile } from '../../lib/image-check.ts'
import { NOT_SIGNED_IN, removeProblem, uploadProblem, type LogoRules } from '../../lib/logo-rules.ts'
import { useSession } from '../../session/session-context.tsx'
import { useToldAnywhere } from '../../toasts/use-told-anywhere.ts'

/** How a kind's logo reaches the server. */
export interface LogoCalls {
  /** Answers the address of the stored logo; null where the server does not tell it. */
  upload: (ref: string, image: File, options?: CallOptions) => Promise<string | null>
  /** Left out where a stored logo cannot go (a magazine's). */
  remove?: (ref: string) => Promise<void>
}
interface Options {
  rules: LogoRules
  calls: LogoCalls
  /** The record a chosen logo is sent to at once; null while there is none: it is only previewed (section 4). */
  record: { ref: string } | null
  /** Told of the address of the stored logo, '' when it was removed. */
  onStored?: (address: string) => void
  /** The record is being saved: a logo that is stored meanwhile could be lost by it. */
  locked?: boolean
}
/** What is said at the logo; see `LogoRules.messageMs`. */
export interface LogoMessage {
  tone: 'success' | 'danger'
  text: string
}
/** What `useLogo` makes. */
export type Logo = ReturnType<typeof useLogo>

/** The logo of a magazine or publisher: chosen, previewed, uploaded, removed. What fails stays readable (R28). */
export const useLogo = ({ rules, calls, record, onStored, locked = false }: Options) => {
  const { session } = useSession()
  const toldAnywhere = useToldAnywhere()
  const [held, hold, heldNow] = useHeldFile()
  const [busy, setBusy] = useState<'upload' | 'remove' | null>(null)
  const [isLooking, setLooking] = useState(false)
  const looks = useRef<Promise<unknown>>(undefined)
  const [share, setShare] = useState<number | null>(null)
  const [message, setMessage] = useState<LogoMessage | null>(null)
  /** Why the held file could not be uploaded: it can be sent again. */
  const [failure, setFailure] = useState<string | null>(null)
  const underWay = useRef<AbortController>(undefined)

  const leave = useEffectEvent(() => {
    // A new record's logo is sent behind the form, to the end.
    if (record) underWay.current?.abort()
  })
  useEffect(() => () => leave(), [])

  useEffect(() => {
    if (message?.tone !== 'success') return undefined
    const timer = setTimeout(() => setMessage(null), rules.messageMs)
    return () => clearTimeout(timer)
  }, [message, rules])

  const say = (tone: LogoMessage['tone'], text: string) => setMessage({ tone, text })
  /** How an upload or a removal went. */
  const tell = (tone: LogoMessage['tone'], text: string) => {
    say(tone, text)
    toldAnywhere(tone === 'danger' ? 'error' : 'success', text)
  }
  const hush = () => {
    setMessage(null)
    setFailure(null)
  }
  const send = async (ref: string, image: File, leaving: AbortController) => {
    // Another file may have been looked at while one that had failed was sent again: it takes its place.
    underWay.current?.abort()
    underWay.current = leaving
    setBusy('upload')
    setShare(null)
    try {
      return await calls.upload(ref, image, { signal: leaving.signal, onProgress: setShare })
    } finally {
      if (underWay.current === leaving) setBusy(null)
    }
  }
  const uploadNow = async (ref: string, image: File) => {
    hush()
    if (!session.state().isAuthenticated) return setFailure(NOT_SIGNED_IN)
    if (ref === '') return say('danger', rules.noId)
    const leaving = new AbortController()
    try {
      const address = await send(ref, image, leaving)
      // The one that took its place is on its way.
      if (underWay.current !== leaving) return
      hold(null)
      // One that is not told comes with the record, which is read anew.
      if (address) onStored?.(address)
      tell('success', 'Logo uploaded')
    } catch (error) {
      // Who called it off has let go of its file as well.
      if (leaving.signal.aborted) return
      const text = uploadProblem(error)
      setFailure(text)
      toldAnywhere('error', text)
    }
  }
  return {
    /** The address of the chosen picture, as long as it is not stored. */
    preview: held?.url ?? null,
    /** A choice that is looked at is sent next: nothing is saved in between. */
    busy: busy ?? (record && isLooking ? ('look' as const) : null),
    locked,
    /** Files that may be the logo are looked at until then. */
    look: async (until: Promise<unknown>) => {
      looks.current = until
      setLooking(true)
      await until.finally(() => setLooking(false))
    },
    /** How much of it is sent, 0 to 1; null where that is not known. */
    share,
    message,
    failure,
    choose: ([accepted]: readonly File[], [refused]: readonly RefusedFile[]) => {
      if (refused) return say('danger', refused.text)
      if (!accepted) return undefined
      hush()
      hold(accepted)
      return record ? uploadNow(record.ref, accepted) : undefined
    },
    /** Sends the one that failed again. It may have arrived all the same: then it takes its own place. */
    retry: () => {
      const file = heldNow.current?.file
      if (record && file) void uploadNow(record.ref, file)
    },
    /** Stops an upload, or takes back what is only previewed, or failed. */
    cancel: () => {
      underWay.current?.abort()
      hold(null)
      hush()
    },
    remove: record &&
      calls.remove && {
        stored: async () => {
          if (!session.state().isAuthenticated) return say('danger', 'Authentication required')
          setMessage(null)
          setBusy('remove')
          try {
            await calls.remove?.(record.ref)
            onStored?.('')
            tell('success', 'Logo removed')
          } catch (error) {
            tell('danger', removeProblem(error))
          } finally {
            setBusy(null)
          }
        },
      },
    /** After the create: uploads what is previewed; that it failed stays silent (R25). */
    uploadAfter: async (ref: string) => {
      // A file may be chosen just before the press, and looked at until after it.
      await looks.current
      const file = heldNow.current?.file
      if (!file || ref === '') return
      await send(ref, file, new AbortController()).catch(() => null)
    },
    /** For the next one. */
    reset: () => {
      hold(null)
      hush()
    },
  }
}

/** A file and the address it can be seen at, as long as it is held; and what is held by now. */
const useHeldFile = () => {
  const [held, setHeld] = useState<{ file: File; url: string } | null>(null)
  const now = useRef(held)
  const hold = (file: File | null) => {
    if (now.current) URL.revokeObjectURL(now.current.url)
    now.current = file && { file, url: URL.createObjectURL(file) }
    setHeld(now.current)
  }
  useEffect(
    () => () => {
      if (now.current) URL.revokeObjectURL(now.current.url)
    },
    [],
  )
  return [held, hold, now] as const
}
