import { defineMain } from '@storybook/react-vite/node'
import tailwindcss from '@tailwindcss/vite'
import react from '@vitejs/plugin-react'
import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { PluginOption } from 'vite'
import { lateCode } from './late-code.ts'
import { withImports, type Manifests } from './manifest-imports.ts'
import { SMALL } from './small-pictures.ts'
import { snapshotsOf, snapshotsText } from './snapshots.ts'

// Found late, a dependency makes Vite reload the page under a running story: on a new machine the first run would fail.
const FOUND_EARLY = [
  '@faker-js/faker/locale/ja',
  '@faker-js/faker/locale/ko',
  '@faker-js/faker/locale/pt_BR',
  '@faker-js/faker/locale/zh_CN',
  '@guidepup/virtual-screen-reader',
  '@headlessui/react',
  '@marsidev/react-turnstile',
  '@storybook/addon-a11y',
  '@storybook/addon-docs',
  '@storybook/addon-docs/blocks',
  '@tanstack/react-query',
  '@tanstack/react-virtual',
  'axe-core',
  'class-variance-authority',
  'clsx',
  'd3-scale',
  'diff',
  'idb-keyval',
  'lucide-react',
  'msw',
  'msw-storybook-addon',
  'msw/browser',
  'msw/experimental',
  'ofetch',
  'react',
  'react-dom',
  'react-dom/client',
  'react-error-boundary',
  'react-router-dom',
  'react-dropzone',
  'react-hook-form',
  'react/jsx-dev-runtime',
  'rou3',
  'sonner',
  'storybook-addon-pseudo-states',
  'storybook/internal/router',
  'storybook/theming',
  'valtio',
  'zod/mini',
]

/** Whose words and properties stand on their docs page: reading them takes as long as the rest of the build. */
const HAS_A_TABLE = /\/packages\/ui\/src\/(?:components|parts|routing|toasts)\/(?!.*\.(?:stories|test)\.)[^?]*\.tsx$/

/** The plugin that reads properties, for these files alone. */
const readingTables = (plugin: PluginOption): PluginOption => {
  if (!plugin || !('transform' in plugin) || plugin.name !== 'storybook:react-docgen-plugin') return plugin
  const { transform } = plugin
  if (typeof transform !== 'function') throw new Error('The plugin that reads properties has changed.')
  return {
    ...plugin,
    transform(code, id, ...rest) {
      return HAS_A_TABLE.test(id) ? transform.call(this, code, id, ...rest) : undefined
    },
  }
}

/** Of stories, as `npm run visual` took them last: none on a new machine. */
const hasPictures = existsSync(join(SMALL, 'index.json'))

/** The React that the web app is built with, where `npm run test:react` asks for it. */
const appReact = async (): Promise<PluginOption[]> => {
  const file = process.env['BUNKO_APP_REACT']
  return file ? ((await import(file)) as { storyPlugins: () => PluginOption[] }).storyPlugins() : []
}

/** `npm run test:late` */
const lateOnes: PluginOption[] = process.env['STORYBOOK_LATE'] ? [lateCode()] : []

/** Storybook calls it, and its types for this file do not know it. */
const manifestsHook = {
  experimental_manifests: (manifests: Manifests = {}) => withImports(manifests, join(import.meta.dirname, '..')),
}

export default defineMain({
  framework: '@storybook/react-vite',
  stories: ['../packages/ui/src/**/*.mdx', '../packages/ui/src/**/*.stories.tsx'],
  addons: [
    '@storybook/addon-docs',
    '@storybook/addon-a11y',
    '@storybook/addon-vitest',
    'storybook-addon-pseudo-states',
    '@storybook/addon-mcp',
  ],
  staticDirs: ['./public', ...(hasPictures ? [{ from: SMALL, to: '/pictures' }] : [])],
  env: (env = {}) => ({
    ...env,
    // Of the project, not of this room: a page shows it as it stands there.
    STORYBOOK_STATEMENT: readFileSync(join(import.meta.dirname, '../docs/accessibility.md'), 'utf8'),
    STORYBOOK_SNAPSHOTS: snapshotsText(snapshotsOf()),
    ...(hasPictures && { STORYBOOK_PICTURES: 'yes' }),
  }),
  core: { disableTelemetry: true },
  // React as in the tests: without its `act`, play functions find a built story before its effects have run.
  // The component manifest is for development: it takes long to make and names folders of this machine.
  features: (features, { configType }) => ({
    ...features,
    developmentModeForBuild: !process.env['BUNKO_APP_REACT'],
    componentsManifest: configType === 'DEVELOPMENT',
  }),
  ...manifestsHook,
  viteFinal: async (config) => ({
    ...config,
    plugins: [...(config.plugins ?? []).map(readingTables), react(), tailwindcss(), ...lateOnes, ...(await appReact())],
    build: { ...config.build, reportCompressedSize: false },
    optimizeDeps: {
      ...config.optimizeDeps,
      include: [...(config.optimizeDeps?.include ?? []), ...FOUND_EARLY],
    },
  }),
})
