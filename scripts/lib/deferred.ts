/** A promise with its own resolve and reject (Promise.withResolvers, which the es2023 types do not know yet). */
export const deferred = <T>() => {
  const settle = {} as { resolve: (value: T) => void; reject: (reason: unknown) => void }
  const promise = new Promise<T>((resolve, reject) => void Object.assign(settle, { resolve, reject }))
  return { promise, ...settle }
}
