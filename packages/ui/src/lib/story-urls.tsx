import { expect, spyOn, waitFor } from 'storybook/test'

/** What is done makes so many addresses of files, and frees each of them, once. */
export const freesItsUrls = async (count: number, act: () => Promise<unknown>): Promise<void> => {
  const make = spyOn(URL, 'createObjectURL')
  const free = spyOn(URL, 'revokeObjectURL')
  const made = () => make.mock.results.map(({ value }) => String(value)).toSorted()
  const freed = () => free.mock.calls.map(([url]) => url).toSorted()
  try {
    await act()
    await expect(made()).toHaveLength(count)
    await waitFor(() => expect(freed()).toEqual(made()))
  } finally {
    make.mockRestore()
    free.mockRestore()
  }
}
