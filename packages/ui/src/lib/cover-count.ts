/** '2 covers not uploaded yet' */
export const coversLeft = (count: number): string => `${count} ${count === 1 ? 'cover' : 'covers'} not uploaded yet`
