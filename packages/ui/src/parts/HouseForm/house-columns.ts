/** The form of a house, and what stands for it while it loads. */
export const HOUSE_COLUMNS = 'gap-5 lg:grid-cols-[minmax(0,1fr)_20rem]'
