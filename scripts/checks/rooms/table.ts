/** A room of the house: which files are in it and what they may import. A file is in the first room that fits. */
export interface Room {
  name: string
  files: readonly string[]
  /** Rooms it may import from, besides itself. */
  rooms: readonly string[]
  /** Rooms it may import types from, and nothing else. */
  types?: readonly string[]
  /** Packages of others: a specifier, or a pattern with `*` (one segment) or `**`. */
  packages: readonly string[]
  /** Folders that may not import each other although they are in the same room. */
  apart?: string
  /** May reach into another workspace by a relative path. */
  crosses?: boolean
  /** Said with every finding. */
  why: string
}

const TEST_TOOLS = ['vitest', 'fast-check', 'node:*']
const REACT = ['react', 'react/jsx-runtime']
const CLASSES = ['clsx', 'class-variance-authority']
const UI_BELOW_PARTS = ['ui lib', 'ui styles', 'ui Link', 'ui components']
const UI_SERVICES = ['ui paths', 'ui clock', 'ui data', 'ui session', 'ui toasts', 'ui preferences', 'ui drafts']
const UI_FRAME = ['ui routing', 'ui providers']
const UI_ALL = [...UI_BELOW_PARTS, ...UI_SERVICES, 'ui storage', ...UI_FRAME, 'ui parts', 'ui screens']

const API_CLIENT: readonly Room[] = [
  {
    name: 'api-client tests',
    files: ['packages/api-client/src/**/*.test.ts', 'packages/api-client/src/testing/**'],
    rooms: ['api-client', 'api-client openapi'],
    packages: [...TEST_TOOLS, 'zod/mini', '@seriousme/openapi-schema-validator'],
    why: 'the client is tested by itself, against an injected fetch',
  },
  {
    name: 'api-client openapi',
    files: ['packages/api-client/src/openapi.ts', 'packages/api-client/src/cli-openapi.ts'],
    rooms: ['api-client'],
    packages: ['node:*', 'zod', 'zod/mini', 'zod-openapi', 'zod-openapi/*'],
    why: 'development only: the one place for an OpenAPI library',
  },
  {
    name: 'api-client',
    files: ['packages/api-client/src/**'],
    rooms: [],
    packages: ['ofetch', 'zod/mini'],
    why: 'the client imports ofetch and zod/mini, and nothing of ours',
  },
]

const MOCK_SERVER: readonly Room[] = [
  {
    name: 'mock-server tests',
    files: ['packages/mock-server/src/**/*.test.ts', 'packages/mock-server/src/testing/**'],
    rooms: ['mock-server', 'mock-server over HTTP', 'api-client'],
    packages: [...TEST_TOOLS, 'msw', 'msw/node'],
    why: 'the mock is tested through its handlers and adapters',
  },
  {
    name: 'mock-server over HTTP',
    files: ['packages/mock-server/src/cli.ts', 'packages/mock-server/src/adapters/http*.ts'],
    rooms: ['mock-server', 'api-client'],
    packages: ['node:*', 'rou3'],
    why: 'only the HTTP side runs in node; the rest of the mock also runs in a browser',
  },
  {
    name: 'mock-server',
    files: ['packages/mock-server/src/**'],
    rooms: ['api-client'],
    packages: ['msw', 'msw/*', '@faker-js/faker', '@faker-js/faker/**', 'rou3'],
    why: 'the mock imports msw, faker, its router and the contract, never the interface or react',
  },
]

const UI: readonly Room[] = [
  {
    name: 'ui journeys',
    files: ['packages/ui/src/journeys/**'],
    rooms: [...UI_ALL, 'api-client', 'mock-server', '.storybook'],
    packages: [...REACT, 'react-router-dom', 'storybook/test'],
    why: 'a journey is a story across screens',
  },
  {
    name: 'ui stories',
    files: ['packages/ui/src/**/*.stories.tsx', 'packages/ui/src/**/*.mdx', 'packages/ui/src/docs/**'],
    rooms: [...UI_ALL, 'api-client', 'mock-server', '.storybook'],
    packages: [...REACT, 'react-router-dom', 'storybook/test', '@storybook/addon-docs/blocks', 'lucide-react'],
    why: 'stories speak in scenarios and named records, never to msw, faker or fetch',
  },
  {
    name: 'ui tests',
    files: ['packages/ui/src/**/*.test.ts'],
    rooms: [...UI_ALL, 'api-client'],
    packages: [...TEST_TOOLS, 'valtio', '@tanstack/react-query', 'diff'],
    why: 'what needs a browser or a server is a story',
  },
  {
    name: 'ui storage',
    files: ['packages/ui/src/lib/storage.ts', 'packages/ui/src/lib/storage/**'],
    rooms: [],
    packages: [],
    why: 'the one place that touches the browser storage knows nothing else',
  },
  {
    name: 'ui lib',
    files: ['packages/ui/src/lib/**'],
    rooms: ['api-client'],
    packages: [...REACT, ...CLASSES, 'diff'],
    why: 'lib is pure and stands below everything',
  },
  {
    name: 'ui styles',
    files: ['packages/ui/src/styles/**'],
    rooms: [],
    packages: ['tailwindcss', '@fontsource-variable/**'],
    why: 'styles know no code and no remote host',
  },
  {
    name: 'ui paths',
    files: ['packages/ui/src/paths.ts'],
    rooms: ['ui lib'],
    packages: [],
    why: 'patterns and href builders, without the router',
  },
  {
    name: 'ui Link',
    files: ['packages/ui/src/components/Link/**'],
    rooms: ['ui lib'],
    packages: [...REACT, ...CLASSES, 'react-router-dom'],
    why: 'the one component that knows the router',
  },
  {
    name: 'ui components',
    files: ['packages/ui/src/components/**'],
    rooms: ['ui lib', 'ui Link'],
    types: ['api-client'],
    packages: [...REACT, ...CLASSES, 'react-dom', '@headlessui/react', 'lucide-react', 'sonner'],
    why: 'components take props only: no data, no level, no router',
  },
  {
    name: 'ui data',
    files: ['packages/ui/src/data/**'],
    rooms: ['api-client', 'ui lib', 'ui session'],
    packages: [...REACT, '@tanstack/react-query'],
    why: 'data asks the client and keeps the answers; it shows nothing',
  },
  {
    name: 'ui session',
    files: ['packages/ui/src/session/**'],
    rooms: ['api-client', 'ui lib', 'ui storage', 'ui paths'],
    packages: [...REACT, 'valtio', 'valtio/*'],
    why: 'the session store knows the client and the storage; it shows nothing',
  },
  {
    name: 'ui preferences',
    files: ['packages/ui/src/preferences/**'],
    rooms: ['ui lib', 'ui storage'],
    packages: [...REACT, 'valtio', 'valtio/*'],
    why: 'preferences are a store of their own',
  },
  {
    name: 'ui drafts',
    files: ['packages/ui/src/drafts/**'],
    rooms: ['api-client', 'ui lib', 'ui storage'],
    packages: [...REACT, 'valtio', 'valtio/*'],
    why: 'drafts are a store of their own',
  },
  {
    name: 'ui toasts',
    files: ['packages/ui/src/toasts/**'],
    rooms: ['ui lib', 'ui Link', 'ui components', 'ui clock', 'api-client'],
    packages: [...REACT, 'valtio', 'valtio/*', 'sonner'],
    why: 'toasts know no screen and no data',
  },
  {
    name: 'ui clock',
    files: ['packages/ui/src/clock/**'],
    rooms: ['ui lib'],
    packages: REACT,
    why: 'the time is an input that knows nothing else',
  },
  {
    name: 'ui providers',
    files: ['packages/ui/src/providers/**'],
    rooms: [...UI_BELOW_PARTS, ...UI_SERVICES, 'ui storage', 'api-client'],
    packages: REACT,
    why: 'providers put the stores around a tree; they show nothing',
  },
  {
    name: 'ui routing',
    files: ['packages/ui/src/routing/**'],
    rooms: [...UI_BELOW_PARTS, ...UI_SERVICES, 'ui providers', 'ui parts', 'api-client'],
    packages: [...REACT, 'react-router-dom', 'lucide-react', 'react-error-boundary'],
    why: 'the frame around screens knows the router and parts, never a screen',
  },
  {
    name: 'ui parts',
    files: ['packages/ui/src/parts/**'],
    rooms: [...UI_BELOW_PARTS, ...UI_SERVICES, 'api-client'],
    packages: [
      ...REACT,
      ...CLASSES,
      'react-dom',
      '@headlessui/react',
      'lucide-react',
      'valtio',
      '@tanstack/react-virtual',
      '@marsidev/react-turnstile',
      'react-error-boundary',
    ],
    why: 'parts stand below screens and leave the router to Link and to screens',
  },
  {
    name: 'ui screens',
    files: ['packages/ui/src/screens/**'],
    rooms: [...UI_BELOW_PARTS, ...UI_SERVICES, ...UI_FRAME, 'ui parts', 'api-client'],
    packages: [
      ...REACT,
      ...CLASSES,
      'react-router-dom',
      '@headlessui/react',
      'lucide-react',
      'valtio',
      '@tanstack/react-virtual',
      'react-error-boundary',
    ],
    apart: 'packages/ui/src/screens/*',
    why: 'a screen never imports another screen, a mock or a story',
  },
]

const AROUND: readonly Room[] = [
  {
    name: '.storybook',
    files: ['.storybook/**'],
    rooms: [
      ...UI_BELOW_PARTS,
      ...UI_SERVICES,
      ...UI_FRAME,
      'ui storage',
      'ui parts',
      'mock-server',
      'api-client',
      'configuration',
    ],
    packages: [
      ...REACT,
      'react-router-dom',
      'storybook/**',
      '@storybook/**',
      'storybook-addon-*',
      'msw',
      'msw/*',
      'msw-storybook-addon',
      'axe-core',
      'vite',
      '@vitejs/plugin-react',
      '@tailwindcss/vite',
      'node:*',
    ],
    why: "Storybook's own files know providers, styles, the mock and add-ons, never a screen",
  },
  {
    name: 'apps/web, end to end',
    files: ['apps/web/e2e/**'],
    rooms: ['mock-server', 'mock-server over HTTP', 'scripts'],
    packages: ['@playwright/test', 'node:*'],
    crosses: true,
    why: "end to end knows the page, the mock's HTTP side and its named records, never the inside of ui",
  },
  {
    name: 'apps/web',
    files: ['apps/web/src/**'],
    rooms: ['api-client', ...UI_SERVICES, ...UI_FRAME, 'ui styles', 'ui storage', 'ui parts', 'ui screens'],
    packages: [...REACT, 'react-dom/client', 'react-router-dom', 'vite/client'],
    why: 'the app is wiring: public entries only, never the mock',
  },
  {
    name: 'scripts',
    files: ['scripts/**', 'bench/**'],
    rooms: ['mock-server', 'mock-server over HTTP', 'ui lib', 'api-client'],
    packages: ['**'],
    crosses: true,
    why: 'tools of the repository, never shipped',
  },
  {
    name: 'configuration',
    files: ['*.config.ts', 'apps/web/*.config.ts'],
    rooms: ['scripts', '.storybook'],
    packages: ['**'],
    crosses: true,
    why: 'configuration of the tools, never shipped',
  },
]

/** 'Who may import whom', one object per room. */
export const ROOMS: readonly Room[] = [...API_CLIENT, ...MOCK_SERVER, ...UI, ...AROUND]

/** Things that only some files may touch. */
export const GUARDED = [
  {
    title: "browser storage only in lib/storage, the client's session and the app's wiring",
    names: ['localStorage', 'sessionStorage'],
    files: [
      'packages/ui/src/lib/storage.ts',
      'packages/ui/src/lib/storage/**',
      'packages/api-client/src/session/**',
      'packages/*/src/**/*.test.ts',
      'packages/ui/src/**/*.stories.tsx',
      '.storybook/**',
      'apps/web/src/**',
      'apps/web/e2e/**',
      'scripts/**',
    ],
  },
  {
    title: 'import.meta.env only in the app',
    names: ['import.meta.env'],
    files: ['apps/web/src/**', '.storybook/**', 'scripts/**'],
  },
] as const
