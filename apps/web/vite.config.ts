import tailwindcss from '@tailwindcss/vite'
import react from '@vitejs/plugin-react'
import { join } from 'node:path'
import { defineConfig, loadEnv } from 'vite'
import { reactAsModules } from '../../scripts/app-react/react-as-modules.ts'
import { recordModules } from '../../scripts/checks/record-modules.ts'
import { apiProxy } from '../../scripts/proxy.ts'
import { chunkGroups } from './vite/chunks.ts'
import { compileAtOnce } from './vite/compile-at-once.ts'
import { emitPolicy } from './vite/emit-policy.ts'
import { fewerPreloads } from './vite/fewer-preloads.ts'
import { firstSlide } from './vite/first-slide.ts'
import { licences } from './vite/licences.ts'
import { paintShellFirst } from './vite/paint-shell-first.ts'
import { precompress } from './vite/precompress.ts'
import { preloadScreens } from './vite/preload-screens.ts'
import { sonnerStyles } from './vite/sonner-styles.ts'
import { trimLibraries } from './vite/trim-libraries.ts'
import { trimRouter } from './vite/trim-router.ts'

const envDir = join(import.meta.dirname, '../..')
const preloads = fewerPreloads()
const builtApart = new Map<string, readonly string[]>()
const routerBuild = (file: string) => join(envDir, 'node_modules/react-router/dist/production', file)

export default defineConfig(({ mode }) => {
  // Where the API is for the dev server: `npm start` sets it, .env may (.env.example).
  const { BUNKO_API_TARGET: target } = loadEnv(mode, envDir, 'BUNKO_')
  return {
    root: import.meta.dirname,
    envDir,
    plugins: [
      react(),
      tailwindcss(),
      reactAsModules(),
      trimRouter(),
      trimLibraries(),
      preloads.plugin,
      firstSlide(builtApart),
      preloadScreens(),
      paintShellFirst(),
      recordModules(builtApart),
      licences(builtApart),
      sonnerStyles(),
      emitPolicy(),
      precompress(),
    ],
    // The package's own entry leads to its development build, warnings included, whatever the mode.
    resolve: {
      alias:
        mode === 'production'
          ? [
              { find: /^react-router$/, replacement: routerBuild('index.mjs') },
              { find: /^react-router\/dom$/, replacement: routerBuild('dom-export.mjs') },
            ]
          : [],
    },
    server: { proxy: apiProxy(target || 'http://127.0.0.1:8787/api/v1') },
    build: {
      outDir: 'dist',
      emptyOutDir: true,
      manifest: true,
      sourcemap: false,
      target: 'baseline-widely-available',
      // Nearly every browser of that target preloads modules itself; Safari before 17 is only slower.
      modulePreload: { polyfill: false, resolveDependencies: preloads.resolveDependencies },
      rolldownOptions: {
        output: {
          postBanner: compileAtOnce,
          codeSplitting: { groups: chunkGroups },
          // Seven letters tell a file's builds apart, the least the bundler takes; each more is a byte of every name home is sent.
          chunkFileNames: 'assets/[name]-[hash:7].js',
          entryFileNames: 'assets/[name]-[hash:7].js',
        },
      },
    },
  }
})
