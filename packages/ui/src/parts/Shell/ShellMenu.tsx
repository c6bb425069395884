import { Button } from '../../components/Button/Button.tsx'
import { Dialog } from '../../components/Dialog/Dialog.tsx'
import { NavItem } from '../../components/NavItem/NavItem.tsx'
import { Segmented } from '../../components/Segmented/Segmented.tsx'
import { loginWithNext } from '../../lib/next-path.ts'
import { paths } from '../../paths.ts'
import { usePreferences } from '../../preferences/preferences.tsx'
import type { Viewer } from '../../session/viewer.ts'
import { CATALOGUE, HOME_ENTRY, ownNav, type NavEntry, type NavGroup } from './nav.ts'
import { StaffNav } from './StaffNav.tsx'

interface Props {
  /** Whose own places are shown; visitors find the ways in. */
  viewer: Viewer
  /** The back office's places, by group; none for who may open none of it. */
  groups: readonly NavGroup[]
  /** How many proposals wait; undefined while it is not known. */
  pendingCount: number | undefined
  /** Where the login leads back to. */
  here: string
  /** Asks for the sheet of keys. */
  onKeys: () => void
  /** Esc, the cross, the backdrop, or a place that was gone to. */
  onClose: () => void
}

const THEMES = [
  { value: 'system', label: 'As the system' },
  { value: 'light', label: 'Light' },
  { value: 'dark', label: 'Dark' },
] as const

/**
 * Every place this viewer may go to, for screens too narrow to show them.
 *
 * Use once, in the frame, opened from its header; not for what one does with the account, there `UserMenu`, and not to go
 * to a screen by its name, there `Palette`.
 *
 * Keyboard: that of a `Dialog`: Tab goes through the places, Enter goes there and closes it, Esc closes, and the focus
 * returns.
 */
export const ShellMenu = ({ viewer, groups, pendingCount, here, onKeys, onClose }: Props) => {
  const [{ theme }, prefer] = usePreferences()
  const items = (entries: readonly NavEntry[]) =>
    entries.map(({ name, label, to, end }) => (
      <NavItem key={name} to={to} end={end ?? false} onClick={onClose}>
        {label}
      </NavItem>
    ))
  return (
    <Dialog open onClose={onClose} title="Menu" size="sm">
      <div className="flex flex-col gap-5">
        <nav aria-label="Catalogue menu" className="flex flex-col gap-0.5">
          {items([HOME_ENTRY, ...CATALOGUE])}
        </nav>
        {viewer.kind !== 'waiting' && (
          <nav aria-label="Account" className="flex flex-col gap-0.5">
            {viewer.kind === 'user' ? (
              items(ownNav(viewer))
            ) : (
              <>
                <NavItem to={loginWithNext(paths.login.to(), here)} onClick={onClose}>
                  Log in
                </NavItem>
                <NavItem to={loginWithNext(paths.register.to(), here)} onClick={onClose}>
                  Register
                </NavItem>
              </>
            )}
          </nav>
        )}
        {groups.length > 0 && <StaffNav groups={groups} pendingCount={pendingCount} onGo={onClose} />}
        {viewer.kind === 'anonymous' && (
          <div className="flex flex-col items-start gap-3 px-3 sm:hidden">
            <Segmented label="Theme" options={THEMES} value={theme} onValueChange={(next) => prefer({ theme: next })} />
            <Button size="sm" aria-haspopup="dialog" onClick={onKeys}>
              Keys
            </Button>
          </div>
        )}
      </div>
    </Dialog>
  )
}
