import type { Plugin } from 'vite'

const STYLES = /\n\s*<link rel="stylesheet"[^>]*>/g
const SHELL_ENDS = '<div id="root"></div>'

/**
 * Moves the style sheet behind the static shell, which has its own few lines of style: what stands before a style sheet in
 * the body is painted without it. It is fetched as early as before, and scripts still wait for it.
 */
export const paintShellFirst = (): Plugin => ({
  name: 'bunko:paint-shell-first',
  apply: 'build',
  transformIndexHtml: {
    order: 'post',
    handler(html) {
      const links = html.match(STYLES) ?? []
      if (links.length === 0 || !html.includes(SHELL_ENDS))
        throw new Error('no style sheet, or no place behind the shell')
      const early = links.map((link) => link.replace('rel="stylesheet"', 'rel="preload" as="style"'))
      return html
        .replace(STYLES, '')
        .replace('</title>', () => `</title>${early.join('')}`)
        .replace(SHELL_ENDS, () => `${links.join('').trim()}\n    ${SHELL_ENDS}`)
    },
  },
})
