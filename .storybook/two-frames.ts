const frame = () => new Promise<void>((done) => requestAnimationFrame(() => done()))

/** Until what is to be done in the next frame is done, and drawn. */
export const twoFrames = async () => {
  await frame()
  await frame()
}
