/** The id of the list of covers to upload, for the focus. */
export const QUEUE_ID = 'covers-to-upload'
