/** Where a screen stands beneath the frame's header. */
export const MAIN = 'mx-auto w-full max-w-300 flex-1 px-4 py-6 outline-none sm:px-8 sm:py-8'
