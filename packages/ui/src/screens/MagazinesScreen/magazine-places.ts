import { paths } from '../../paths.ts'

/** The parameter that turns the list into the form of a new magazine. */
export const MODE = 'mode'
export const LIST_LINK = paths.createMagazine.to()
export const CREATE_LINK = `${LIST_LINK}?${MODE}=create`
