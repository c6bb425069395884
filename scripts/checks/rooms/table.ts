import { NODE, REACT, TEST_TOOLS, UI_BELOW_PARTS, UI_FRAME, UI_SERVICES, type Room } from './room.ts'
import { UI_ROOMS } from './table-ui.ts'

const API_CLIENT: readonly Room[] = [
  {
    name: 'api-client tests',
    files: ['packages/api-client/src/**/*.test.ts', 'packages/api-client/src/**/testing/**'],
    rooms: ['api-client', 'api-client openapi'],
    packages: [...TEST_TOOLS, 'zod/mini', '@seriousme/openapi-schema-validator'],
    why: 'the client is tested by itself, against an injected fetch',
  },
  {
    name: 'api-client openapi',
    files: ['packages/api-client/src/openapi.ts', 'packages/api-client/src/cli-openapi.ts'],
    rooms: ['api-client'],
    packages: [...NODE, 'zod', 'zod/mini', 'zod-openapi', 'zod-openapi/*'],
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
    files: ['packages/mock-server/src/**/*.test.ts', 'packages/mock-server/src/**/testing/**'],
    rooms: ['mock-server', 'mock-server over HTTP', 'api-client'],
    packages: [...TEST_TOOLS, 'msw', 'msw/node', 'zod/mini'],
    why: 'the mock is tested through its handlers and adapters',
  },
  {
    name: 'mock-server over HTTP',
    files: [
      'packages/mock-server/src/cli.ts',
      'packages/mock-server/src/adapters/cli-server.ts',
      'packages/mock-server/src/adapters/http*.ts',
      'packages/mock-server/src/adapters/db-file.ts',
    ],
    rooms: ['mock-server', 'api-client'],
    packages: [...NODE, 'rou3'],
    why: 'only the HTTP side runs in node; the rest of the mock also runs in a browser',
  },
  {
    name: 'mock-server',
    files: ['packages/mock-server/src/**'],
    rooms: ['api-client', 'api-client openapi'],
    packages: ['msw', 'msw/*', '@faker-js/faker', '@faker-js/faker/**', 'rou3'],
    why: 'the mock imports msw, faker, its router and the contract, never the interface or react',
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
      ...NODE,
    ],
    why: "Storybook's own files know providers, styles, the mock and add-ons, never a screen",
  },
  {
    name: 'apps/web, end to end',
    files: ['apps/web/e2e/**'],
    rooms: ['mock-server', 'mock-server over HTTP', 'scripts'],
    packages: ['@playwright/test', ...NODE],
    crosses: true,
    why: "end to end knows the page, the mock's HTTP side and its named records, never the inside of ui",
  },
  {
    name: 'apps/web, walk',
    files: ['apps/web/walk/**'],
    rooms: ['apps/web, end to end', 'configuration', 'mock-server', 'api-client', 'ui paths', 'ui lib'],
    packages: ['@playwright/test', ...TEST_TOOLS],
    crosses: true,
    why: 'the walk knows the page, the routes, their words and the contract, never a screen or a part',
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
    rooms: [
      'mock-server',
      'mock-server over HTTP',
      'ui lib',
      'ui paths',
      'ui states',
      'api-client',
      'api-client tests',
      '.storybook',
      'apps/web, end to end',
    ],
    packages: ['**'],
    crosses: true,
    why: 'tools of the repository, never shipped',
  },
  {
    name: 'configuration',
    files: ['*.config.ts', 'apps/web/*.config.ts', 'apps/web/vite/**'],
    rooms: ['scripts', '.storybook', 'api-client'],
    packages: ['**'],
    crosses: true,
    why: 'configuration of the tools, never shipped',
  },
]

/** 'Who may import whom', one object per room. */
export const ROOMS: readonly Room[] = [...API_CLIENT, ...MOCK_SERVER, ...UI_ROOMS, ...AROUND]

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
