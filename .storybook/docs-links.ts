import { SELECT_STORY, UPDATE_GLOBALS } from 'storybook/internal/core-events'
import { addons } from 'storybook/preview-api'
import { INITIAL } from './toolbar.ts'

const ADDRESS = /^\.\/\?path=\/(story|docs)\/([\w-]+)(?:&globals=viewer:(\w+))?$/

/**
 * A link of a written page to a story or to another page, pressed within the workshop, leaves the toolbar as it is: an
 * address would begin with all of it as at first. A story is shown by its own viewer, or the one whom the link names, and its own scenario.
 * With a key held it is a link, and where no workshop stands around the page.
 */
export const followInPlace = (): void => {
  document.addEventListener('click', (event) => {
    const link = event.target instanceof Element ? event.target.closest('a[target="_top"]') : null
    const [, viewMode, storyId, named] = ADDRESS.exec(link?.getAttribute('href') ?? '') ?? []
    const asksForAnother = event.button !== 0 || event.ctrlKey || event.metaKey || event.shiftKey || event.altKey
    if (storyId === undefined || asksForAnother || window.parent === window) return
    event.preventDefault()
    const channel = addons.getChannel()
    const { viewer, scenario } = INITIAL
    if (viewMode === 'story') channel.emit(UPDATE_GLOBALS, { globals: { viewer: named ?? viewer, scenario } })
    channel.emit(SELECT_STORY, { storyId, viewMode })
  })
}
