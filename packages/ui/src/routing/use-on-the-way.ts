import { useNavigation } from 'react-router-dom'

/**
 * Whether somebody has followed a link, and the code of that screen is still to come. What an answer would lead to gives
 * way to where they go.
 */
export const useOnTheWay = (): boolean => useNavigation().state !== 'idle'
