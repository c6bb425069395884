import { signOut } from '@bunko/api-client'
import { Menu as MenuIcon } from 'lucide-react'
import { Suspense, useEffect, useRef, useState, type ReactNode, type RefObject } from 'react'
import { matchPath, useLocation, useNavigate, useNavigationType } from 'react-router-dom'
import { IconButton } from '../components/IconButton/IconButton.tsx'
import { Kbd } from '../components/Kbd/Kbd.tsx'
import { Link } from '../components/Link/Link.tsx'
import { NavItem } from '../components/NavItem/NavItem.tsx'
import { Seal } from '../components/Seal/Seal.tsx'
import { useApi } from '../data/api-context.tsx'
import { cx } from '../lib/cx.ts'
import { keyNames } from '../lib/key-names.ts'
import { laterPart, type LoadFailure } from '../lib/later-part.tsx'
import { lazyPart } from '../lib/lazy-part.ts'
import { SearchBox, type SearchBoxHandle } from './SearchBox/SearchBox.tsx'
import { ConnectionWatch } from '../parts/ConnectionBar/ConnectionWatch.tsx'
import { MAIN } from '../parts/Shell/frame.ts'
import { barNav, placesFor, staffNav } from '../parts/Shell/nav.ts'
import { OverlayFailed } from '../parts/Shell/OverlayFailed.tsx'
import { StaffNav } from '../parts/Shell/StaffNav.tsx'
import { UserMenu } from '../parts/Shell/UserMenu.tsx'
import { paths } from '../paths.ts'
import { mayOpen } from '../session/may-open.ts'
import { useSession, useViewer } from '../session/session-context.tsx'
import { forgetToast, useToastQueue } from '../toasts/toasts.tsx'
import { useEarlyKeys } from './use-early-keys.ts'
import { useLeave } from './use-leave.ts'
import { useShortcuts } from './use-shortcuts.ts'

const failed = (failure: LoadFailure, { onClose }: { onClose: () => void }) => (
  <OverlayFailed {...failure} onClose={onClose} />
)
const ShellMenu = laterPart(async () => (await import('../parts/Shell/ShellMenu.tsx')).ShellMenu, failed)
const Palette = laterPart(async () => (await import('../parts/Palette/Palette.tsx')).Palette, failed)
const KeySheet = laterPart(async () => (await import('../parts/Palette/KeySheet.tsx')).KeySheet, failed)
// A count and a note that nobody asked for: where they do not arrive, nothing is said of it.
const PendingEdits = lazyPart(async () => (await import('../parts/Shell/PendingEdits.tsx')).PendingEdits)
const ProfileNotice = lazyPart(async () => (await import('../parts/Shell/ProfileNotice.tsx')).ProfileNotice)

interface Props {
  /** The screen. */
  children: ReactNode
}

/**
 * Frame of every screen but the login: navigation by what the viewer may do, account, palette, skip link.
 *
 * Use once, around every screen that others can be reached from; not for logging in and what belongs to a password,
 * there `QuietFrame`.
 *
 * Keyboard: the first stop leads past the frame to the content. Ctrl + K or Cmd + K opens the palette, / goes to the
 * search, g and a letter to a screen, ? shows them all. On another screen the focus goes to its content.
 */
export const AppShell = ({ children }: Props) => {
  const viewer = useViewer()
  const { pathname, search, state, key } = useLocation()
  const navigate = useNavigate()
  const leave = useLeave()
  const { session, transit } = useSession()
  const { client } = useApi()
  const toasts = useToastQueue()
  const main = useRef<HTMLElement>(null)
  const searchBox = useRef<SearchBoxHandle>(null)
  const [overlay, setOverlay] = useState<'nav' | 'palette' | 'keys' | null>(null)
  const close = () => setOverlay(null)
  const showKeys = () => setOverlay('keys')

  const groups = staffNav(viewer)
  // The form of an author belongs to it too, though its address is not below its own.
  const isAt = (path: string, end: boolean) => matchPath({ path, end }, pathname) !== null
  const isOffice = isAt(paths.admin.pattern, false) || isAt(paths.editPerson.pattern, true)
  const inOffice = groups.length > 0 && isOffice
  // It has a field of its own.
  const isSearch = isAt(paths.search.pattern, true)
  const here = pathname + search
  const go = (to: string) => void navigate(to, { state: { from: here } })
  const [pendingCount, setPendingCount] = useState<number>()
  const typedBefore = useEarlyKeys(overlay === 'palette', close)
  const places = placesFor(viewer)
  useShortcuts({
    places,
    onGo: go,
    onPalette: () => setOverlay('palette'),
    onKeys: showKeys,
    onSearch: () => {
      const own = main.current?.querySelector<HTMLInputElement>('input[aria-keyshortcuts="/"]')
      if (!own) return searchBox.current?.focus()
      own.focus()
      own.select()
    },
  })
  const how = useNavigationType()
  const isCorrected = how === 'REPLACE' && isCorrection(state)
  useFocusOnArrival(main, pathname, isCorrected)
  // Back leads out of what lies over the page, also where only its tab was another. Not out of the palette, in which one
  // may be typing when a screen that is done goes back by itself.
  const [behind, setBehind] = useState(key)
  if (behind !== key) {
    setBehind(key)
    if (how === 'POP' && overlay !== 'palette') close()
  }

  const end = () => {
    leave(paths.login.to())
    // What waits for its Undo goes first, while there is a session to send it with.
    toasts.waiting.filter(({ onGone }) => onGone).forEach(({ id }) => forgetToast(toasts, id))
    transit.ended = new Promise((done) => {
      setTimeout(() => done(signOut({ session, logout: (body) => client.auth.logout({ body }) })))
    })
  }

  const logout = () => (transit.hold ? transit.hold(end) : end())

  return (
    <div className="flex min-h-dvh">
      <a
        href="#main"
        onClick={(event) => {
          event.preventDefault()
          main.current?.focus()
        }}
        className="skip-link"
      >
        Skip to content
      </a>
      {inOffice && (
        <aside className="office-aside">
          <Link to={paths.home.to()} variant="bare" className="w-fit px-1.5">
            <Seal name />
          </Link>
          <StaffNav groups={groups} pendingCount={pendingCount} />
        </aside>
      )}
      <div className="flex min-w-0 flex-1 flex-col">
        <header className="@container sticky top-0 z-10 border-b border-line bg-paper print:hidden">
          <div className="mx-auto flex h-15 w-full max-w-300 items-center gap-3 px-4 sm:px-8 @max-[15rem]:gap-0 @max-[15rem]:px-1">
            <span className={cx('-ms-2.5 flex @max-[15rem]:ms-0', (groups.length === 0 || inOffice) && 'lg:hidden')}>
              <IconButton
                label="Menu"
                icon={<MenuIcon aria-hidden />}
                aria-haspopup="dialog"
                onClick={() => setOverlay('nav')}
              />
            </span>
            <span className={inOffice ? 'flex lg:hidden' : 'flex'}>
              <Link to={paths.home.to()} variant="bare" className="flex">
                <Seal name />
              </Link>
            </span>
            {!inOffice && (
              <nav
                aria-label="Catalogue"
                // Beside the back office one's own lists, the last, come where there is room for both.
                className={cx('ms-2 hidden gap-0.5 lg:flex', groups.length > 0 && 'max-xl:[&>:last-child]:hidden')}
              >
                {barNav(viewer).map(({ name, label, to }) => (
                  <NavItem key={name} inBar to={to}>
                    {label}
                  </NavItem>
                ))}
              </nav>
            )}
            {!inOffice && groups.length > 0 && (
              <div className="hidden sm:block">
                <NavItem inBar to={paths.admin.to()} count={pendingCount ?? null} countLabel="pending edits">
                  Back office
                </NavItem>
              </div>
            )}
            {inOffice && (
              <button
                type="button"
                aria-haspopup="dialog"
                aria-keyshortcuts="Control+K Meta+K"
                onClick={() => setOverlay('palette')}
                className="palette-opener"
              >
                <span className="truncate">Go to a screen</span>
                <Kbd>{keyNames().command} K</Kbd>
              </button>
            )}
            <div className={cx('ms-auto flex min-w-0', !inOffice && 'md:flex-1')}>
              {!isSearch && <SearchBox ref={searchBox} compact={inOffice} />}
            </div>
            <div className={cx('shrink-0', viewer.kind === 'user' && '-me-3.75 @max-[15rem]:me-0')}>
              <UserMenu viewer={viewer} here={here} onKeys={showKeys} onLogout={logout} />
            </div>
          </div>
        </header>
        <ConnectionWatch />
        <main ref={main} id="main" tabIndex={-1} className={MAIN}>
          {viewer.kind === 'user' && viewer.profileFailed && (
            <Suspense>
              <ProfileNotice />
            </Suspense>
          )}
          {children}
        </main>
      </div>
      {mayOpen('editApprovals', viewer) && (
        <Suspense>
          <PendingEdits onCount={setPendingCount} />
        </Suspense>
      )}
      {overlay === 'nav' && (
        <ShellMenu
          viewer={viewer}
          groups={groups}
          pendingCount={pendingCount}
          here={here}
          onKeys={showKeys}
          onClose={close}
        />
      )}
      {overlay === 'palette' && <Palette typedBefore={typedBefore} places={places} onClose={close} onGo={go} />}
      {overlay === 'keys' && <KeySheet places={places} onClose={close} />}
    </div>
  )
}

/** The screen is the same; only its address was not quite right. */
const isCorrection = (state: unknown) => typeof state === 'object' && state !== null && 'corrected' in state

/** On another screen the focus goes to its content, not to wherever the old one left it. */
const useFocusOnArrival = (main: RefObject<HTMLElement | null>, pathname: string, isCorrected: boolean) => {
  const before = useRef(pathname)
  useEffect(() => {
    if (before.current === pathname) return
    before.current = pathname
    // Who types in the header's search was not on the way: a screen that goes on by itself leaves them there.
    if (!isCorrected && !document.activeElement?.closest('header [role=search]'))
      main.current?.focus({ preventScroll: true })
  }, [main, pathname, isCorrected])
}
