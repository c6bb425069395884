import { Avatar } from '../../components/Avatar/Avatar.tsx'
import { Button } from '../../components/Button/Button.tsx'
import { Card } from '../../components/Card/Card.tsx'
import { LoadFailed } from '../../components/LoadFailed/LoadFailed.tsx'
import { Notice } from '../../components/Notice/Notice.tsx'
import { Progress } from '../../components/Progress/Progress.tsx'
import { Skeleton } from '../../components/Skeleton/Skeleton.tsx'
import { COVER_KINDS } from '../../lib/image-check.ts'
import { laterPart } from '../../lib/later-part.tsx'
import { passFocus } from '../../lib/pass-focus.ts'
import { usePicture } from '../../lib/use-picture.ts'
import { useViewer } from '../../session/session-context.tsx'
import type { PictureUpload } from './use-picture-upload.ts'

const DropZone = laterPart(
  async () => (await import('../../components/DropZone/DropZone.tsx')).DropZone,
  (failure) => <LoadFailed what="The place for a file" {...failure} />,
  <Skeleton className="h-40 w-full" />,
)

interface Props {
  upload: PictureUpload
  /** 'Picture' or 'Banner'. */
  title: string
  hint: string
}

/** The picture or the banner: as it is, and another one. */
export const PictureCard = ({ upload, title, hint }: Props) => {
  const { state } = upload
  const what = title.toLowerCase()
  return (
    <Card title={title}>
      <div className="flex flex-col gap-4">
        <Shown upload={upload} />
        {state.kind === 'sending' && (
          <div className="flex flex-wrap items-center gap-3">
            <div className="min-w-0 flex-[1_1_10rem]">
              <Progress label={`Uploading ${what}`} value={state.share === null ? null : state.share * 100} />
            </div>
            <Button ref={passFocus} size="sm" onClick={upload.drop}>
              Cancel
            </Button>
          </div>
        )}
        {state.kind === 'refused' && (
          <Notice tone="danger" live="toast" title="File Validation Error">
            {state.text}
          </Notice>
        )}
        {state.kind === 'failed' && (
          <Notice
            tone="danger"
            live="toast"
            title={state.title}
            action={
              <>
                <Button ref={passFocus} size="sm" onClick={upload.retry}>
                  Retry
                </Button>
                <Button ref={passFocus} size="sm" variant="quiet" onClick={upload.drop}>
                  Dismiss
                </Button>
              </>
            }
          >
            {state.text}
          </Notice>
        )}
        <DropZone
          kinds={COVER_KINDS}
          multiple={false}
          label={`Drop a ${what} here`}
          buttonLabel={`Choose a ${what}`}
          hint={`${hint} JPEG, PNG or WEBP, at most 5 MB.`}
          disabled={state.kind === 'sending'}
          onFiles={upload.take}
        />
      </div>
    </Card>
  )
}

const Shown = ({ upload: { kind, shown } }: { upload: PictureUpload }) => {
  const viewer = useViewer()
  const banner = usePicture(shown)
  if (kind === 'avatar')
    return (
      <Avatar
        name={viewer.kind === 'user' ? viewer.name : ''}
        size="xl"
        src={shown}
        label={shown ? 'Your picture' : 'You have no picture yet'}
      />
    )
  if (!banner)
    return (
      <p className="text-ui text-ink-muted">{shown ? 'Your banner could not be loaded.' : 'You have no banner yet.'}</p>
    )
  return (
    <img
      {...banner}
      alt="Your banner"
      className="aspect-4/1 w-full rounded-md border border-line bg-sunken object-cover"
    />
  )
}
