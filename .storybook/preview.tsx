import { createClient, createProbe, type Session } from '@bunko/api-client'
import { createMockServer, SCENARIO_NAMES, type MockServer, type ScenarioName } from '@bunko/mock-server'
import { mswHandlers } from '@bunko/mock-server/msw'
import '@bunko/ui/styles.css'
import addonA11y from '@storybook/addon-a11y'
import addonDocs from '@storybook/addon-docs'
import { definePreview } from '@storybook/react-vite'
import addonMsw from 'msw-storybook-addon'
import { MemoryRouter } from 'react-router-dom'
import { configure } from 'storybook/test'
import addonPseudoStates from 'storybook-addon-pseudo-states'
import { checkAccessibility, RUN_ONLY, UNDER_TEST } from './axe.ts'
import { startMsw, unhandled } from './msw.ts'
import { profileAsked, settle } from './settle.ts'
import { StoryApp, type StoryRoute } from './story-app.tsx'
import { sessionOf, VIEWERS, type StoryViewer } from './viewer.ts'

declare module 'storybook/internal/csf' {
  interface StoryContext {
    /** The story's own back end: `server.db` holds what was written. */
    server: MockServer
    session: Session
  }
}

// A busy machine may take longer than the library's second; a story that is right waits no longer than it must.
configure({ asyncUtilTimeout: 5_000 })

const consoleErrors: string[] = []
const { error: nativeError } = console
console.error = (...args: unknown[]) => {
  // Said of the test, not of the product: a key pressed under `act` loads code, which no `act` can wait for.
  if (String(args[0]).includes('suspended inside an `act` scope')) return
  consoleErrors.push(args.map(String).join(' '))
  nativeError(...args)
}
const rejections: string[] = []
globalThis.addEventListener('unhandledrejection', (event) => rejections.push(String(event.reason)))

/** Every face and script the stories draw, so that a picture never shows the stand-in. */
const fontsReady = async () => {
  await Promise.all(
    ['400', '600'].flatMap((w) =>
      ['Inter', 'Source Serif 4'].map((f) => document.fonts.load(`${w} 16px "${f} Variable"`)),
    ),
  )
  await document.fonts.ready
}

const routeOf = (parameters: Record<string, unknown>) => parameters['route'] as StoryRoute | undefined

export default definePreview({
  addons: [addonDocs(), addonA11y(), addonPseudoStates(), addonMsw(startMsw)],
  tags: ['autodocs'],
  initialGlobals: { level: '2', scenario: 'happy', theme: 'light', motion: 'reduced' },
  globalTypes: {
    level: {
      toolbar: {
        title: 'Level',
        icon: 'user',
        dynamicTitle: true,
        items: VIEWERS.map(({ value, title }) => ({ value, title })),
      },
    },
    scenario: {
      toolbar: {
        title: 'Scenario',
        icon: 'database',
        dynamicTitle: true,
        items: [...SCENARIO_NAMES],
      },
    },
    theme: { toolbar: { title: 'Theme', icon: 'mirror', items: ['light', 'dark'], dynamicTitle: true } },
    motion: { toolbar: { title: 'Motion', icon: 'play', items: ['reduced', 'full'], dynamicTitle: true } },
  },
  parameters: {
    viewport: {
      options: {
        phone: { name: 'Phone 375', styles: { width: '375px', height: '812px' }, type: 'mobile' },
        small: { name: 'Small 320', styles: { width: '320px', height: '640px' }, type: 'mobile' },
        tablet: { name: 'Tablet 768', styles: { width: '768px', height: '1024px' }, type: 'tablet' },
        wide: { name: 'Wide 1440', styles: { width: '1440px', height: '900px' }, type: 'desktop' },
      },
    },
    // Under test `checkAccessibility` looks, in both themes; the add-on would look a third time.
    a11y: { test: UNDER_TEST ? 'off' : 'error', options: { runOnly: RUN_ONLY } },
  },
  loaders: [
    async (context) => {
      const worker = await startMsw()
      worker.resetHandlers()
      context.msw = worker
      return {}
    },
  ],
  beforeEach: async (context) => {
    const { globals, parameters } = context
    unhandled.length = 0
    consoleErrors.length = 0
    rejections.length = 0
    document.documentElement.dataset['theme'] = String(globals['theme'])
    document.documentElement.dataset['motion'] = String(globals['motion'])
    document.title = 'Bunko'
    if (routeOf(parameters)) {
      context.server = createMockServer({ scenario: globals['scenario'] as ScenarioName })
      context.session = sessionOf(context.server, globals['level'] as StoryViewer)
      context.msw.use(...mswHandlers(context.server))
    }
    await fontsReady()
    return () => context.session?.dispose()
  },
  afterEach: async ({ canvasElement, id, server, session, parameters }) => {
    await profileAsked(session)
    await settle()
    const expected = parameters['expectedErrors'] as RegExp | undefined
    const surprises = consoleErrors.filter((text) => !expected?.test(text))
    if (unhandled.length) throw new Error(`Unhandled requests: ${unhandled.join(', ')}`)
    if (surprises.length) throw new Error(`console.error: ${surprises.join('\n')}`)
    const crashes = server?.crashes ?? []
    if (crashes.length) throw new Error(`The mock server broke: ${crashes.map(String).join('\n')}`)
    if (rejections.length) throw new Error(`Unhandled rejections: ${rejections.join('\n')}`)
    await checkAccessibility(canvasElement, id)
  },
  decorators: [
    (Story, context) => {
      const { globals, parameters, viewMode, server, session } = context
      const route = routeOf(parameters)
      if (!route)
        return (
          <MemoryRouter>
            {viewMode === 'docs' ? <div className="bg-paper p-6 text-ink">{<Story />}</div> : <Story />}
          </MemoryRouter>
        )
      const baseUrl = `${window.location.origin}/api/v1`
      return (
        <StoryApp
          key={`${globals['level']}-${globals['scenario']}-${context.id}`}
          route={route}
          session={session}
          client={createClient({ baseUrl, session })}
          probe={createProbe({ baseUrl })}
          now={server.now}
        >
          <Story />
        </StoryApp>
      )
    },
  ],
})
