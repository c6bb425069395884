import type { MouseEvent } from 'react'

/** Whether a press on a link leads on here, and neither into another tab nor another window. */
export const opensHere = ({ ctrlKey, metaKey, shiftKey }: MouseEvent): boolean => !ctrlKey && !metaKey && !shiftKey
