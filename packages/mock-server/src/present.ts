type Present<T extends object> = { [K in keyof T]?: Exclude<T[K], undefined> }

/** Leaves out what is undefined: of a draft the parts that were not sent. */
export const present = <T extends object>(value: T): Present<T> =>
  Object.fromEntries(Object.entries(value).filter(([, one]) => one !== undefined)) as Present<T>
