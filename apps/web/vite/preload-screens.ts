import type { Plugin } from 'vite'
import { REQUEST_TIMEOUT_MS } from '../../../packages/api-client/src/limits.ts'
import { FIRST_SLIDE } from './first-slide.ts'

/** Screens that strangers come to first: a pattern of the path, the module of the screen. */
const FIRST_SCREENS = [
  ['^/$', '/screens/HomeScreen/HomeScreen.tsx'],
  ['^/manga/', '/screens/TitleScreen/TitleScreen.tsx'],
] as const
const SHELL_ENDS = '<div id="root"></div>'
const SHELL = '/apps/web/src/shell-route.tsx'
/** Tells where all other screens are. */
const OTHERS = '/apps/web/src/screens.ts'
/** Whoever is signed in asks for the profile at once. */
const LATE = '/api-client/src/contract/auth.ts'
/** What home shows first. Only a visitor's calls can be foreseen: others carry a token. */
const FIRST_CALLS = ['/manga/hero-slider/', '/manga/seasonal/current-top/?limit=10']

/** Of the API, where config.json names no other: there these calls are made in vain. To wait for it costs a round trip. */
const BASE = '/api/v1'

/** Runs in the document's head: what is fetched for a visitor's home before anything is drawn, and read while there is time (`read` is index.html's). Expects `calls` and `slide`. */
const ASK =
  "try{if(location.pathname=='/'&&!localStorage.getItem('auth-storage')){bunkoCalls={};" +
  `for(let c of calls)(bunkoCalls[c]=fetch(c,{cache:'no-cache',headers:{accept:'application/json','accept-language':'en'},signal:AbortSignal.timeout(${REQUEST_TIMEOUT_MS})}).then(read)).catch(Object);import(slide).catch(Object)}}catch{}`

/** Runs once the static shell is painted; expects `shell`, `screens`, `others` and `late`. Short: every page carries it. */
const PRELOAD = [
  "var p=location.pathname,v;try{v=!localStorage.getItem('auth-storage')}catch{}",
  "function mod(f){var l=document.createElement('link');l.rel='modulepreload';l.href='/'+f;document.head.append(l)}",
  "if(p!='/login'){shell.map(mod);screens.filter(s=>RegExp(s[0]).test(p)&&s[1].map(mod))[0]||others.map(mod);v||late.map(mod)}",
].join(';')
const AFTER_PAINT = `requestAnimationFrame(()=>setTimeout(()=>{${PRELOAD}}))`

interface Chunk {
  fileName: string
  moduleIds?: string[]
  imports?: string[]
}

/** A script that runs `code` with these values. */
const inline = (values: Record<string, unknown>, code: string) => {
  const given = Object.values(values).map((value) => JSON.stringify(value))
  return `<script>(function (${Object.keys(values).join(', ')}) {${code}})(${given.join(', ')})</script>`
}

/** Lets the document fetch at once what the screen at its address needs, instead of one file telling of the next. */
export const preloadScreens = (): Plugin => ({
  name: 'bunko:preload-screens',
  apply: 'build',
  transformIndexHtml: {
    order: 'post',
    handler(html, { bundle, chunk: entry }) {
      if (!bundle || !entry) return html
      const chunks = Object.values(bundle) as Chunk[]
      const withImports = (file: string, found = new Set<string>()): Set<string> => {
        if (found.has(file)) return found
        found.add(file)
        for (const next of chunks.find(({ fileName }) => fileName === file)?.imports ?? []) withImports(next, found)
        return found
      }
      const known = withImports(entry.fileName)
      const filesOf = (module: string): string[] => {
        const isOf = (id: string) => id.replaceAll('\\', '/').endsWith(module)
        const chunk = chunks.find(({ moduleIds }) => moduleIds?.some(isOf))
        if (!chunk) throw new Error(`${module} is in no chunk`)
        return [...withImports(chunk.fileName)].filter((file) => !known.has(file))
      }
      const shell = filesOf(SHELL)
      const screens = FIRST_SCREENS.map(([path, module]) => [
        path,
        filesOf(module).filter((file) => !shell.includes(file)),
      ])
      const others = filesOf(OTHERS).filter((file) => !shell.includes(file))
      const late = filesOf(LATE).filter((file) => !shell.includes(file))
      const slide = Object.values(bundle).find(({ name }) => name === FIRST_SLIDE)?.fileName
      if (slide === undefined || !html.includes(SHELL_ENDS)) throw new Error('no first slide, or no place for it')
      const ask = inline({ calls: FIRST_CALLS.map((call) => BASE + call), slide: `/${slide}` }, ASK)
      const preload = inline({ shell, screens, others, late }, AFTER_PAINT)
      return (
        html
          .replace('</title>', () => `</title>\n    ${ask}`)
          // Behind the static shell; before the style sheet, for which a script behind it waits.
          .replace(SHELL_ENDS, () => `${preload}\n    ${SHELL_ENDS}`)
      )
    },
  },
})
