import type { MouseEvent } from 'react'

type Keys = Pick<MouseEvent, 'ctrlKey' | 'metaKey' | 'shiftKey'>

/** Whether a press on a link leads on here, and neither into another tab nor another window. */
export const opensHere = ({ ctrlKey, metaKey, shiftKey }: Keys): boolean => !ctrlKey && !metaKey && !shiftKey
