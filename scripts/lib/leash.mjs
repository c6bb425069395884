// Loaded into each server that `npm start` starts: standard input is a pipe from start.ts, and when that pipe ends,
// start.ts is gone (even by SIGKILL), so the server ends with all it has started. Plain JavaScript: it loads in 1 ms.
import { isMainThread } from 'node:worker_threads'

const end = () => {
  try {
    process.kill(0, 'SIGKILL')
  } catch {
    process.exit(1)
  }
}

if (isMainThread && process.env.BUNKO_LEASH) {
  delete process.env.BUNKO_LEASH
  process.stdin.on('end', end).on('error', end).resume()
}
