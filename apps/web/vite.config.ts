import tailwindcss from '@tailwindcss/vite'
import react from '@vitejs/plugin-react'
import { join } from 'node:path'
import { defineConfig, loadEnv } from 'vite'
import { recordModules } from '../../scripts/checks/record-modules.ts'
import { apiProxy } from '../../scripts/proxy.ts'

const envDir = join(import.meta.dirname, '../..')

export default defineConfig(({ mode }) => {
  // Where the API is for the dev server: `npm start` sets it, .env may (.env.example).
  const { BUNKO_API_TARGET: target } = loadEnv(mode, envDir, 'BUNKO_')
  return {
    root: import.meta.dirname,
    envDir,
    plugins: [react(), tailwindcss(), recordModules()],
    server: { proxy: apiProxy(target || 'http://127.0.0.1:8787/api/v1') },
    build: {
      outDir: 'dist',
      emptyOutDir: true,
      manifest: true,
      sourcemap: false,
      target: 'baseline-widely-available',
    },
  }
})
