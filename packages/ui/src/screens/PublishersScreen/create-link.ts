import { paths } from '../../paths.ts'

/** The empty form. */
export const CREATE_PUBLISHER = `${paths.createPublisher.to()}?mode=create`
