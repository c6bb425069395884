import { prefetchHome } from '@bunko/ui/data/shelves'
import { HomeScreen } from '@bunko/ui/screens/HomeScreen'
import { client } from './client.ts'
import { queries } from './queries.ts'

/** Milliseconds that home's first titles may take before it is shown where they will stand. */
const PATIENCE_MS = 200

/**
 * Home with its first titles where they are there by now: a slow telephone draws once instead of twice. The document's
 * head has asked for them already.
 */
export const homeRoute = async () => {
  await Promise.race([
    prefetchHome(queries, client),
    new Promise((resolve) => {
      setTimeout(resolve, PATIENCE_MS)
    }),
  ])
  return { Component: HomeScreen }
}
