import { lazy, type ComponentType } from 'react'

/** `lazy`, for what a screen can do without: where its code does not arrive, `Missing` stands there, or nothing. */
export const lazyPart = <P extends object>(
  load: () => Promise<ComponentType<P>>,
  Missing: ComponentType<P> = () => null,
) => lazy(async () => ({ default: await load().catch(() => Missing) }))
