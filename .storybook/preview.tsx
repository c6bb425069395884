import { createClient, createProbe, type Session } from '@bunko/api-client'
import { createMockServer, NOW, type MockServer } from '@bunko/mock-server'
import { mswHandlers } from '@bunko/mock-server/msw'
import './styles.css'
import addonA11y from '@storybook/addon-a11y'
import type { DocsTypes } from '@storybook/addon-docs'
import * as docs from '@storybook/addon-docs/preview'
import { definePreview } from '@storybook/react-vite'
import addonMsw from 'msw-storybook-addon'
import { lazy, Suspense, type ComponentProps } from 'react'
import { MemoryRouter } from 'react-router-dom'
import { definePreviewAddon, type StoryContext } from 'storybook/internal/csf'
import {
  GLOBALS_UPDATED,
  PLAY_FUNCTION_THREW_EXCEPTION,
  SET_GLOBALS,
  STORY_FINISHED,
} from 'storybook/internal/core-events'
import { addons as channels } from 'storybook/preview-api'
import { configure } from 'storybook/test'
import addonPseudoStates from 'storybook-addon-pseudo-states'
import { announcedTwice, watchAlerts } from './announced.ts'
import { leaveStatesBehind } from './asked-states.ts'
import { checkAccessibility, UNDER_TEST } from './axe.ts'
import { RUN_ONLY } from './axe-rules.ts'
import { momentOf } from './clock.ts'
import { tidyControls } from './controls.ts'
import { beginsWith, beginStory, drawnWith, isDrawnAgain } from './drawn.ts'
import { followInPlace } from './docs-links.ts'
import { fitFrame, IN_FRAME, playApart, tellFrames, waitForTurn } from './docs-frame.ts'
import { ownWindow, storyModes } from './modes.ts'
import { fetchOf, onlyFrom, startMsw, unhandled } from './msw.ts'
import { startPseudo, stopPseudo } from './pseudo.ts'
import { leaksSeen, noteSession, refuseLeaks, watchLeaks } from './leaks.ts'
import { noteNoStacks } from './react-stacks.ts'
import { forgetRequests, profileAsked, settle } from './settle.ts'
import { drawPair, isPair, keepFramesApart, themeAround } from './side-by-side.ts'
import { StoryApp, type StoryRoute } from './story-app.tsx'
import { INITIAL, keepTexts, scenarioOf, strangeGlobals, TOOLBAR } from './toolbar.ts'
import { sessionOf, viewerIn } from './viewer.ts'

declare module 'storybook/internal/csf' {
  interface StoryContext {
    /** The story's own back end: `server.db` holds what was written. */
    server: MockServer
    session: Session
    /** Asks in the name of this run. */
    fetch: typeof globalThis.fetch
  }
}

// A busy machine may take longer than the library's second; a story that is right waits no longer than it must.
configure({
  asyncUtilTimeout: 15_000,
  // The whole page as text in each error costs more than the query itself, and every look of a `findBy` is an error.
  getElementError: (message) => Object.assign(new Error(message ?? ''), { name: 'TestingLibraryElementError' }),
})

if (UNDER_TEST) {
  // Nobody looks at a test: a frame that is seen through is laid out and not drawn (decision 31).
  ;(window.frameElement as HTMLElement | null)?.style.setProperty('opacity', '0')
  // A message is found as soon as it is there, and clear until it has been drawn once.
  const sheet = new CSSStyleSheet()
  sheet.replaceSync('[data-sonner-toast][data-mounted="false"] { opacity: 1 !important }')
  document.adoptedStyleSheets.push(sheet)
}

const consoleErrors: string[] = []
const { error: nativeError } = console
console.error = (...args: unknown[]) => {
  // Said of the test, not of the product: a key pressed under `act` loads code, which no `act` can wait for, and what
  // comes by itself may come between two steps.
  if (/suspended inside an `act` scope|not wrapped in act\(|not configured to support act\(/.test(String(args[0])))
    return
  consoleErrors.push(args.map(String).join(' '))
  nativeError(...args)
}
const rejections: string[] = []
/** What a story asks too late is answered by nobody in the next one, which is told of it. */
let running = 'none'
let ranBefore = 'none'
let runs = 0

/** A story that is judged is not told of what is rejected later; the run is, which a listener for rejections keeps from it. */
let isJudged = false
globalThis.addEventListener('unhandledrejection', ({ reason }) => {
  if (isJudged) reportError(new Error(`Unhandled rejection after ${running}: ${String(reason)}`))
  else rejections.push(String(reason))
})
if (UNDER_TEST) {
  watchAlerts()
  watchLeaks()
}

/** Every face and script the stories draw, so that a picture never shows the stand-in. */
const fontsReady = async () => {
  await Promise.all(
    ['400', '600'].flatMap((w) =>
      ['Inter', 'Source Serif 4'].map((f) => document.fonts.load(`${w} 16px "${f} Variable"`)),
    ),
  )
  await document.fonts.ready
}

let wantsPseudo = false
/** Whether the story's steps have stopped half-way: they are told in the panel, and the screen stays as it is by then. */
let hasStopped = false

/** On a written page the text around the stories stays as it is: only they follow the toolbar's direction. */
const isWritten = () => document.getElementById('storybook-docs')?.hidden === false

/** A story that is told in a theme of its own keeps it on a page of the other. */
const dressRoot = (globals: Readonly<Record<string, unknown>>, isOwn = false) => {
  const root = document.documentElement
  const theme = (!isOwn && themeAround()) || globals['theme']
  root.dataset['theme'] = theme === 'dark' ? 'dark' : 'light'
  root.dataset['motion'] = String(globals['motion'])
  root.dir = isWritten() ? 'ltr' : String(globals['direction'])
}

/** The toolbar's part of the document; every value is set each time, so that nothing of another story stays. */
const dressPage = ({ globals, storyGlobals }: StoryContext) => {
  dressRoot(globals, storyGlobals['theme'] !== undefined)
  document.title = 'Bunko'
  stopPseudo()
  // Chosen in the toolbar, longer texts wait for the end of the story's steps, which look for the texts as they are.
  wantsPseudo = globals['language'] === 'pseudo'
  if (wantsPseudo && storyGlobals['language'] !== undefined) startPseudo()
}

if (UNDER_TEST) noteNoStacks()
else {
  keepFramesApart(() => {
    document.documentElement.dataset['theme'] = themeAround() ?? 'light'
  })
  keepTexts()
  // A written page has no story that would dress the document.
  const dress = ({ globals }: { globals: Readonly<Record<string, unknown>> }) => {
    dressRoot(globals)
    tellFrames(globals)
  }
  channels.getChannel().on(SET_GLOBALS, dress)
  channels.getChannel().on(GLOBALS_UPDATED, dress)
  channels.getChannel().on(PLAY_FUNCTION_THREW_EXCEPTION, () => {
    hasStopped = true
  })
  followInPlace()
  const endPlay = playApart()
  channels.getChannel().on(STORY_FINISHED, () => {
    endPlay()
    if (wantsPseudo) startPseudo()
  })
}

// With the docs pages alone: no story needs its code.
const ThemedDocs = lazy(async () => ({ default: (await import('./docs-container.tsx')).ThemedDocs }))
const DocsFrame = (props: ComponentProps<typeof ThemedDocs>) => (
  <Suspense fallback={null}>
    <ThemedDocs {...props} />
  </Suspense>
)

const routeOf = (parameters: Record<string, unknown>) => parameters['route'] as StoryRoute | undefined
/**
 * A call that is held for a story's steps, or for whoever looks at what is loading, is not given up meanwhile, however
 * slow the machine; except where the story is about that: `timesOut`.
 */
const patienceOf = (parameters: Record<string, unknown>) => (parameters['timesOut'] ? 1 : 12)

/**
 * In a story that says `lingers`, what goes by itself, messages and the way back to the list, waits for the story's
 * steps, however slow the machine. Who looks on sees it go when it does.
 */
const stretchOf = (parameters: Record<string, unknown>) => (UNDER_TEST && parameters['lingers'] ? 12 : 1)

export default definePreview({
  // The add-on's own index brings all blocks of docs pages along, a million characters before any story.
  addons: [definePreviewAddon<DocsTypes>(docs), addonA11y(), addonPseudoStates(), addonMsw(startMsw)],
  tags: ['autodocs'],
  argTypesEnhancers: [storyModes, ownWindow, tidyControls],
  initialGlobals: INITIAL,
  globalTypes: TOOLBAR,
  parameters: {
    options: {
      storySort: {
        order: [
          'Start here',
          ['For a designer', 'For a developer', 'For a reviewer of pictures', 'States map', 'Accessibility'],
          'Foundations',
          ['Colour', 'Type', 'Space', 'Layout', 'Radius', 'Shadow', 'Motion', 'Icons', 'Words', 'States', 'Levels'],
          'Patterns',
          ['Forms', 'Pickers', 'Lists', 'Empty and error states', 'Diffs', 'Uploads', 'Confirmation'],
          'components',
          'parts',
          'routing',
          'Screens',
          'Journeys',
        ],
        method: 'alphabetical',
      },
    },
    docs: { container: DocsFrame },
    viewport: {
      options: {
        phone: { name: 'Phone 375', styles: { width: '375px', height: '812px' }, type: 'mobile' },
        small: { name: 'Small 320', styles: { width: '320px', height: '640px' }, type: 'mobile' },
        tablet: { name: 'Tablet 768', styles: { width: '768px', height: '1024px' }, type: 'tablet' },
        desk: { name: 'Desk 1280', styles: { width: '1280px', height: '800px' }, type: 'desktop' },
        wide: { name: 'Wide 1440', styles: { width: '1440px', height: '900px' }, type: 'desktop' },
        widest: { name: 'Widest 1920', styles: { width: '1920px', height: '1080px' }, type: 'desktop' },
      },
    },
    // Under test `checkAccessibility` looks, in both themes; the add-on would look a third time.
    a11y: { test: UNDER_TEST || IN_FRAME ? 'off' : 'error', options: { runOnly: RUN_ONLY } },
  },
  loaders: [
    async (context) => {
      const worker = await startMsw()
      if (!isDrawnAgain(context)) worker.resetHandlers()
      context.msw = worker
      return {}
    },
  ],
  beforeEach: async (context) => {
    const { globals, parameters, id, storyGlobals } = context
    const strange = strangeGlobals(storyGlobals)
    if (strange.length) throw new Error(`Nothing in the toolbar is called ${strange.join(', ')}`)
    ranBefore = running
    running = id
    unhandled.length = 0
    consoleErrors.length = 0
    rejections.length = 0
    isJudged = false
    announcedTwice()
    leaksSeen()
    dressPage(context)
    if (!UNDER_TEST) leaveStatesBehind(context)
    fitFrame(context)
    await drawPair(context)
    await waitForTurn(isPair(context))
    const again = isDrawnAgain(context)
    if (!again) {
      forgetRequests()
      hasStopped = false
    }
    const run = String(++runs)
    if (routeOf(parameters)) {
      let time = NOW
      context.server = createMockServer({ scenario: scenarioOf(globals['scenario']), now: () => time })
      time = momentOf(globals['clock']) // the seed's dates stay where they are
      context.session = sessionOf(context.server, viewerIn(globals))
      noteSession(context.session)
      context.fetch = fetchOf(run)
      if (!again) context.msw.use(...mswHandlers(context.server))
    }
    if (!again) {
      beginStory(context)
      context.msw.use(onlyFrom(run)) // the last one is asked first
    }
    await fontsReady()
    return () => context.session?.dispose()
  },
  afterEach: async (context) => {
    const { canvasElement, id, parameters, viewMode } = context
    // Who reads a docs page wants to see the story, however its steps went there.
    if (IN_FRAME || viewMode === 'docs') return
    const { server, session } = drawnWith(context)
    await profileAsked(session)
    await settle()
    // What its steps left undone is not judged: Storybook would put the error in the place of the screen.
    if (hasStopped) return
    isJudged = true
    const expected = parameters['expectedErrors'] as RegExp | undefined
    const surprises = consoleErrors.filter((text) => !expected?.test(text))
    if (unhandled.length)
      throw new Error(`Unhandled requests: ${unhandled.join(', ')}; ${ranBefore} ran before, and may have asked late`)
    if (surprises.length) throw new Error(`console.error: ${surprises.join('\n')}`)
    const crashes = server?.crashes ?? []
    if (crashes.length) throw new Error(`The mock server broke: ${crashes.map(String).join('\n')}`)
    if (rejections.length) throw new Error(`Unhandled rejections: ${rejections.join('\n')}`)
    const repeated = announcedTwice()
    if (repeated.length) throw new Error(`Announced by a toast and by the screen: ${repeated.join(' | ')}`)
    if (UNDER_TEST) refuseLeaks()
    await checkAccessibility(canvasElement, id)
  },
  decorators: [
    (Story, context) => {
      const { globals, parameters, viewMode, server, session, fetch } = context
      const route = routeOf(parameters)
      if (!route)
        return (
          <MemoryRouter>
            {viewMode === 'docs' ? (
              <div dir={String(globals['direction'])} className="bg-paper p-6 text-ink">
                <Story />
              </div>
            ) : (
              <Story />
            )}
          </MemoryRouter>
        )
      const baseUrl = `${window.location.origin}/api/v1`
      return (
        <StoryApp
          key={beginsWith(context)}
          route={route}
          session={session}
          client={createClient({ baseUrl, session, fetch, patience: patienceOf(parameters) })}
          probe={createProbe({ baseUrl, fetch })}
          now={server.now}
          stretch={stretchOf(parameters)}
        >
          <Story />
        </StoryApp>
      )
    },
  ],
})
