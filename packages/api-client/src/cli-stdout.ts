/** Whoever reads along may leave early (`| head`): the program goes on to its own end. */
export const letReaderLeave = () =>
  process.stdout.on('error', (error: NodeJS.ErrnoException) => {
    if (error.code !== 'EPIPE') throw error
  })
