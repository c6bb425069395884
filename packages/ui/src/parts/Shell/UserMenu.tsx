import { Avatar } from '../../components/Avatar/Avatar.tsx'
import { Badge } from '../../components/Badge/Badge.tsx'
import { ButtonLink } from '../../components/ButtonLink/ButtonLink.tsx'
import { Menu } from '../../components/Menu/Menu.tsx'
import { Skeleton } from '../../components/Skeleton/Skeleton.tsx'
import { loginWithNext } from '../../lib/next-path.ts'
import { paths } from '../../paths.ts'
import type { Theme } from '../../preferences/stored.ts'
import type { Viewer } from '../../session/viewer.ts'
import { ownNav } from './nav.ts'

interface Props {
  viewer: Viewer
  /** Where the login leads back to. */
  here: string
  theme: Theme
  onTheme: (theme: Theme) => void
  onLogout: () => void
}

const THEME_LABELS: Record<Theme, string> = { system: 'As the system', light: 'Light', dark: 'Dark' }
/** In a menu of other things as well each says what it is about. */
const themeItems = (theme: Theme, onTheme: (theme: Theme) => void, alone = false) =>
  (['system', 'light', 'dark'] as const).map((one, at) => ({
    id: one,
    label: alone ? THEME_LABELS[one] : `Theme: ${THEME_LABELS[one].toLowerCase()}`,
    checked: theme === one,
    divided: at === 0,
    onSelect: () => onTheme(one),
  }))

/** Who is signed in, with their level; their own places; the theme; the way out. Visitors find the way in. */
export const UserMenu = ({ viewer, here, theme, onTheme, onLogout }: Props) => {
  if (viewer.kind === 'waiting') return <Skeleton className="h-8 w-40" />
  if (viewer.kind === 'anonymous')
    return (
      <div className="flex items-center gap-2">
        <div className="hidden sm:block">
          <Menu trigger="Theme" label="Theme" look="quiet" align="end" items={themeItems(theme, onTheme, true)} />
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
          <span className="hidden sm:block">
            <Badge tone={viewer.levelName === 'Unknown' ? 'neutral' : 'info'}>{viewer.levelName}</Badge>
          </span>
          {/* The menu's name has it. */}
          <span aria-hidden className="hidden max-w-40 truncate md:block">
            {viewer.name}
          </span>
          <Avatar name={viewer.name} src={viewer.avatar} />
        </span>
      }
      header={
        <span className="flex flex-col">
          <span className="font-semibold wrap-anywhere">{viewer.name}</span>
          <span className="text-sm text-ink-muted">
            {viewer.levelName === 'Unknown' ? 'Unknown level' : `Level ${viewer.level}, ${viewer.levelName}`}
          </span>
        </span>
      }
      items={[
        ...ownNav(viewer).map(({ name, label, to }) => ({ id: name, label, to })),
        ...themeItems(theme, onTheme),
        { id: 'logout', label: 'Log out', divided: true, onSelect: onLogout },
      ]}
    />
  )
}
