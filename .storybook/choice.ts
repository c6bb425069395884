import { expect, screen, waitFor } from 'storybook/test'

/**
 * The option of this name, once it can be picked: those of the search before are shown while the next one is under way,
 * and the list takes a moment to know that one of its options can be picked now.
 */
export const choice = (name: string | RegExp): Promise<HTMLElement> =>
  waitFor(() => {
    const option = screen.getByRole('option', { name })
    expect(option).not.toHaveAttribute('aria-disabled')
    expect(screen.getByRole('combobox', { expanded: true })).toHaveAttribute('aria-activedescendant')
    return option
  })
