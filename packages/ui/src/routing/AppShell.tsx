import { signOut } from '@bunko/api-client'
import { Menu as MenuIcon } from 'lucide-react'
import { lazy, Suspense, useEffect, useRef, useState, type ReactNode, type RefObject } from 'react'
import { useLocation, useNavigate } from 'react-router-dom'
import { Button } from '../components/Button/Button.tsx'
import { Dialog } from '../components/Dialog/Dialog.tsx'
import { IconButton } from '../components/IconButton/IconButton.tsx'
import { Kbd } from '../components/Kbd/Kbd.tsx'
import { Link } from '../components/Link/Link.tsx'
import { NavItem } from '../components/NavItem/NavItem.tsx'
import { Notice } from '../components/Notice/Notice.tsx'
import { Seal } from '../components/Seal/Seal.tsx'
import { usePendingEdits } from '../data/edits.ts'
import { useApi } from '../data/api-context.tsx'
import { cx } from '../lib/cx.ts'
import { loginWithNext } from '../lib/next-path.ts'
import { HOME_ENTRY, placesFor, staffNav } from '../parts/Shell/nav.ts'
import { StaffNav } from '../parts/Shell/StaffNav.tsx'
import { UserMenu } from '../parts/Shell/UserMenu.tsx'
import { paths } from '../paths.ts'
import { useTheme } from '../preferences/preferences.tsx'
import { mayOpen } from '../session/gates.ts'
import { useLoadProfile, useSession, useViewer } from '../session/session-context.tsx'
import { useLeave } from './use-leave.ts'
import { useShortcuts } from './use-shortcuts.ts'

const Palette = lazy(async () => ({ default: (await import('../parts/Palette/Palette.tsx')).Palette }))
const KeySheet = lazy(async () => ({ default: (await import('../parts/Palette/KeySheet.tsx')).KeySheet }))

/** Frame of every screen but the login: navigation by what the viewer may do, account, palette, skip link. */
export const AppShell = ({ children }: { children: ReactNode }) => {
  const viewer = useViewer()
  const { pathname, search } = useLocation()
  const navigate = useNavigate()
  const leave = useLeave()
  const { session } = useSession()
  const { client } = useApi()
  const { theme, setTheme } = useTheme()
  const main = useRef<HTMLElement>(null)
  const [overlay, setOverlay] = useState<'nav' | 'palette' | 'keys' | null>(null)
  const close = () => setOverlay(null)

  const groups = staffNav(viewer)
  const inOffice = groups.length > 0 && pathname.startsWith(paths.admin.to())
  const pending = usePendingEdits(mayOpen('editApprovals', viewer))
  const pendingCount = pending.data?.pages[0]?.total
  useShortcuts({
    places: placesFor(viewer),
    onPalette: () => setOverlay('palette'),
    onKeys: () => setOverlay('keys'),
  })
  useFocusOnArrival(main, pathname)

  const logout = () => {
    leave(paths.login.to())
    void signOut({ session, logout: () => client.auth.logout({ body: {} }) })
  }

  return (
    <div className="flex min-h-dvh">
      <a
        href="#main"
        onClick={(event) => {
          event.preventDefault()
          main.current?.focus()
        }}
        className="sr-only z-20 rounded-md bg-ink px-4 py-2 font-semibold text-on-ink focus:not-sr-only focus:fixed focus:inset-s-4 focus:top-3"
      >
        Skip to content
      </a>
      {inOffice && (
        <aside className="sticky top-0 hidden h-dvh w-58 shrink-0 flex-col gap-6 overflow-y-auto border-e border-line bg-sunken px-3.5 py-5 lg:flex print:hidden">
          <Link to={paths.home.to()} variant="bare" className="w-fit px-1.5">
            <Seal name />
          </Link>
          <StaffNav groups={groups} pendingCount={pendingCount} />
        </aside>
      )}
      <div className="flex min-w-0 flex-1 flex-col">
        <header className="sticky top-0 z-10 border-b border-line bg-paper print:hidden">
          <div className="mx-auto flex h-15 w-full max-w-300 items-center gap-3 px-4 sm:px-8">
            {groups.length > 0 && (
              <span className={inOffice ? 'flex lg:hidden' : 'flex'}>
                <IconButton
                  label="Menu"
                  icon={<MenuIcon aria-hidden />}
                  aria-haspopup="dialog"
                  onClick={() => setOverlay('nav')}
                />
              </span>
            )}
            <span className={inOffice ? 'flex lg:hidden' : 'flex'}>
              <Link to={paths.home.to()} variant="bare">
                <Seal name />
              </Link>
            </span>
            {!inOffice && groups.length > 0 && (
              <div className="hidden sm:block">
                <NavItem to={paths.admin.to()} count={pendingCount} countLabel="pending edits">
                  Back office
                </NavItem>
              </div>
            )}
            <button
              type="button"
              aria-haspopup="dialog"
              aria-keyshortcuts="Control+K Meta+K"
              onClick={() => setOverlay('palette')}
              className={cx(
                inOffice ? 'lg:ms-0' : '',
                'ms-auto hidden h-9 w-full max-w-105 min-w-0 items-center justify-between gap-3 rounded-md border border-line-strong bg-surface px-3 text-start text-ui text-ink-muted hover:border-ink-muted md:flex',
              )}
            >
              <span className="truncate">Go to a screen</span>
              <Kbd>Ctrl K</Kbd>
            </button>
            <div className="ms-auto -me-2 shrink-0">
              <UserMenu
                viewer={viewer}
                loginTo={loginWithNext(paths.login.to(), pathname + search)}
                theme={theme}
                onTheme={setTheme}
                onLogout={logout}
              />
            </div>
          </div>
        </header>
        <main
          ref={main}
          id="main"
          tabIndex={-1}
          className="mx-auto w-full max-w-300 flex-1 px-4 py-6 outline-none sm:px-8 sm:py-8"
        >
          <ProfileNotice />
          {children}
        </main>
      </div>
      <Dialog open={overlay === 'nav'} onClose={close} title="Menu" size="sm">
        <div className="flex flex-col gap-5">
          <NavItem to={HOME_ENTRY.to} end onClick={close}>
            {HOME_ENTRY.label}
          </NavItem>
          <StaffNav groups={groups} pendingCount={pendingCount} onGo={close} />
        </div>
      </Dialog>
      <Suspense>
        {overlay === 'palette' && (
          <Palette places={placesFor(viewer)} onClose={close} onGo={(to) => void navigate(to)} />
        )}
        {overlay === 'keys' && <KeySheet places={placesFor(viewer)} onClose={close} />}
      </Suspense>
    </div>
  )
}

/** R6: who is signed in but could not be looked up counts as level 4, and may try again. */
const ProfileNotice = () => {
  const viewer = useViewer()
  const loadProfile = useLoadProfile()
  const [busy, setBusy] = useState(false)
  if (viewer.kind !== 'user' || !viewer.profileFailed) return null
  const retry = () => {
    setBusy(true)
    void loadProfile().finally(() => setBusy(false))
  }
  return (
    <div className="mb-6">
      <Notice
        tone="warning"
        live="polite"
        title="Your profile could not be loaded"
        action={
          <Button size="sm" busy={busy} onClick={retry}>
            Retry
          </Button>
        }
      >
        You are logged in, but your level is not known yet, so some screens stay closed.
      </Notice>
    </div>
  )
}

/** On another screen the focus goes to its content, not to wherever the old one left it. */
const useFocusOnArrival = (main: RefObject<HTMLElement | null>, pathname: string) => {
  const before = useRef(pathname)
  useEffect(() => {
    if (before.current === pathname) return
    before.current = pathname
    main.current?.focus({ preventScroll: true })
  }, [main, pathname])
}
