import { enableCompileCache } from 'node:module'

// Half a second less before the server answers, from the second start on. Only what is imported later profits.
enableCompileCache()
await import('./adapters/cli-server.ts')
