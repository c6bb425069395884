import { Avatar } from '../../components/Avatar/Avatar.tsx'
import { Badge } from '../../components/Badge/Badge.tsx'
import { Card } from '../../components/Card/Card.tsx'
import { calendarDay } from '../../lib/calendar-day.ts'
import { usePicture } from '../../lib/use-picture.ts'
import { useSessionState, useViewer } from '../../session/session-context.tsx'

/** Who one is here: pictures, name, level, since when. */
export const ProfileHead = () => {
  const viewer = useViewer()
  const { user } = useSessionState()
  if (viewer.kind !== 'user') return null
  const { name, level, levelName, avatar } = viewer
  const fullName = [user?.first_name, user?.last_name].filter(Boolean).join(' ')
  const joined = calendarDay(user?.date_joined, 'long')
  return (
    <Card flush className="overflow-hidden">
      <Banner src={user?.banner} />
      <div className="flex flex-wrap items-end gap-x-5 gap-y-3 px-4 pb-5 sm:px-6">
        <span className="relative -mt-10 rounded-full border-4 border-surface bg-surface">
          <Avatar name={name} size="xl" src={avatar} />
        </span>
        <div className="min-w-0 flex-[1_1_14rem] sm:pt-3">
          <p className="flex flex-wrap items-center gap-x-3 gap-y-1">
            <bdi className="font-serif text-xl font-semibold wrap-anywhere">{fullName || name}</bdi>
            <Badge tone={levelName === 'Unknown' ? 'neutral' : 'info'}>
              {levelName === 'Unknown' ? 'Unknown level' : `Level ${level}, ${levelName}`}
            </Badge>
          </p>
          <p className="flex flex-wrap gap-x-4 text-ui text-ink-muted">
            {fullName && <bdi className="wrap-anywhere">{name}</bdi>}
            {joined && (
              <span>
                Here since{' '}
                <time dateTime={joined.dateTime} title={joined.exact}>
                  {joined.text}
                </time>
              </span>
            )}
          </p>
        </div>
      </div>
    </Card>
  )
}

const Banner = ({ src }: { src: string | null | undefined }) => {
  const picture = usePicture(src)
  return (
    <div className="h-28 border-b border-line bg-sunken sm:h-44">
      {picture && <img {...picture} alt="" decoding="async" className="size-full object-cover" />}
    </div>
  )
}
