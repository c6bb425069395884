import { expect, screen, waitFor } from 'storybook/test'

/** The option of this name, once it can be picked: those of the search before are shown while the next one is under way. */
export const choice = (name: string | RegExp): Promise<HTMLElement> =>
  waitFor(() => {
    const option = screen.getByRole('option', { name })
    expect(option).not.toHaveAttribute('aria-disabled')
    return option
  })

/** The option of this name, once Enter takes it: the list learns a moment later that what it shows can be picked now. */
export const marked = (name: string | RegExp): Promise<HTMLElement> =>
  waitFor(() => {
    const option = screen.getByRole('option', { name })
    expect(option).toHaveAttribute('data-focus')
    return option
  })
