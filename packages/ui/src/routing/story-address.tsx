import { useLocation } from 'react-router-dom'

/** For stories: what stands behind the path, where a test can read it: `getByTestId('address')`. */
export const Address = () => (
  <code hidden data-testid="address">
    {useLocation().search}
  </code>
)
