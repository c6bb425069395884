import { addons } from 'storybook/manager-api'
import { create, getPreferredColorScheme } from 'storybook/theming'

addons.setConfig({
  theme: create({ base: getPreferredColorScheme(), brandTitle: 'Bunko workshop' }),
  // Who comes sees what there is; and two hundred rows less are drawn before the story is.
  sidebar: { collapsedRoots: ['components', 'parts', 'routing', 'screens', 'journeys'] },
})
