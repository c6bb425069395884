import { Avatar } from '../../components/Avatar/Avatar.tsx'
import { Badge } from '../../components/Badge/Badge.tsx'
import { ButtonLink } from '../../components/ButtonLink/ButtonLink.tsx'
import { Menu, type MenuItem } from '../../components/Menu/Menu.tsx'
import { Skeleton } from '../../components/Skeleton/Skeleton.tsx'
import { loginWithNext } from '../../lib/next-path.ts'
import { paths } from '../../paths.ts'
import { usePreferences } from '../../preferences/preferences.tsx'
import { mayOpen } from '../../session/may-open.ts'
import type { Viewer } from '../../session/viewer.ts'
import { ownNav } from './nav.ts'

interface Props {
  /** Who is signed in, or that nobody is, or that it is not known yet. */
  viewer: Viewer
  /** Where the login leads back to. */
  here: string
  /** Asks for the sheet of keys. */
  onKeys: () => void
  /** Signs out. */
  onLogout: () => void
}

/**
 * Who is signed in, staff with their level; their places; theme and keys; the way out. Visitors find the way in.
 *
 * Use once, in the frame's header; not for the ways to the screens where the header has no room for them, there
 * `ShellMenu`.
 *
 * Keyboard: that of a `Menu`: Enter, Space or Down opens it, Up and Down go round, Enter chooses, Esc closes and gives
 * the focus back. The ways in are links.
 */
export const UserMenu = ({ viewer, here, onKeys, onLogout }: Props) => {
  const [{ theme }, prefer] = usePreferences()
  /** Of this browser, whoever sits at it. */
  const settings: MenuItem[] = [
    ...(['system', 'light', 'dark'] as const).map((one, at) => ({
      id: one,
      label: `Theme: ${one === 'system' ? 'as the system' : one}`,
      checked: theme === one,
      divided: at === 0,
      onSelect: () => prefer({ theme: one }),
    })),
    { id: 'keys', label: 'Keys', divided: true, onSelect: onKeys },
  ]
  if (viewer.kind === 'waiting') return <Skeleton className="h-8 w-40" />
  if (viewer.kind === 'anonymous')
    return (
      <div className="flex items-center gap-2">
        <div className="hidden sm:block">
          <Menu trigger="Settings" label="Settings" look="quiet" align="end" items={settings} />
        </div>
        <ButtonLink to={loginWithNext(paths.login.to(), here)} size="sm">
          Log in
        </ButtonLink>
        <ButtonLink to={loginWithNext(paths.register.to(), here)} size="sm" look="primary" className="max-sm:hidden">
          Register
        </ButtonLink>
      </div>
    )
  return (
    <Menu
      label={`Account of ${viewer.name}`}
      look="quiet"
      align="end"
      trigger={
        <span className="flex items-center gap-2.5">
          {mayOpen('admin', viewer) && (
            <span className="hidden sm:block">
              <Badge tone="info">{viewer.levelName}</Badge>
            </span>
          )}
          {/* The menu's name has it. */}
          <span aria-hidden className="hidden max-w-40 truncate md:block">
            <bdi>{viewer.name}</bdi>
          </span>
          <Avatar name={viewer.name} src={viewer.avatar} />
        </span>
      }
      header={
        <span className="flex flex-col">
          <bdi className="font-semibold wrap-anywhere">{viewer.name}</bdi>
          <span className="text-sm text-ink-muted">
            {viewer.levelName === 'Unknown' ? 'Unknown level' : `Level ${viewer.level}, ${viewer.levelName}`}
          </span>
        </span>
      }
      items={[
        ...ownNav(viewer).map(({ name, label, to }) => ({ id: name, label, to })),
        ...settings,
        { id: 'logout', label: 'Log out', divided: true, onSelect: onLogout },
      ]}
    />
  )
}
