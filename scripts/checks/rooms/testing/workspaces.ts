import type { Workspace } from '../resolve.ts'

/** The workspaces of a small house, for planted imports. */
export const WORKSPACES: Workspace[] = [
  { folder: 'packages/api-client', name: '@bunko/api-client', exports: { '.': './src/index.ts' } },
  {
    folder: 'packages/mock-server',
    name: '@bunko/mock-server',
    exports: { '.': './src/index.ts', './http': './src/adapters/http.ts' },
  },
  {
    folder: 'packages/ui',
    name: '@bunko/ui',
    exports: { './screens/*': './src/screens/*/*.tsx', './styles.css': './src/styles/index.css' },
  },
  { folder: '.storybook', name: '@bunko/storybook', exports: { './preview': './preview.tsx' } },
  { folder: 'apps/web', name: '@bunko/web', exports: {} },
]
