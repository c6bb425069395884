import { clsx, type ClassValue } from 'clsx'

/** Joins class names, leaving out what is falsy. */
export const cx = (...names: ClassValue[]) => clsx(names)
