import type { Plugin } from 'vite'

/** Screens that strangers come to first: a pattern of the path, the module of the screen. */
const FIRST_SCREENS = [
  ['^/$', '/screens/HomeScreen/HomeScreen.tsx'],
  ['^/manga/', '/screens/TitleScreen/TitleScreen.tsx'],
] as const
const SHELL = '/apps/web/src/shell-route.tsx'
/** Tells where all other screens are. */
const OTHERS = '/apps/web/src/screens.ts'
/** Whoever is signed in asks for the profile at once. */
const LATE = '/api-client/src/contract/auth.ts'
/** What home shows first. Only a visitor's calls can be foreseen: others carry a token. */
const FIRST_CALLS = ['/manga/hero-slider/', '/manga/seasonal/current-top/?limit=10']

/** Of the API, where config.json names no other. */
const BASE = '/api/v1'

/** Runs in the document's head; expects `shell`, `screens`, `others`, `late`, `calls` and `base`. Short: every page carries it. */
const PRELOAD = [
  "var p=location.pathname,v;try{v=!localStorage.getItem('auth-storage')}catch(e){}",
  "function add(h,r,a){var l=document.createElement('link');l.rel=r;l.href=h;if(a)l.as=a,l.crossOrigin='';document.head.append(l)}",
  "function mod(f){add('/'+f,'modulepreload')}",
  "if(p!='/login'){shell.map(mod);screens.filter(function(s){return RegExp(s[0]).test(p)&&s[1].map(mod)})[0]||others.map(mod);v||late.map(mod)}",
  "if(p=='/'&&v)bunkoConfig.then(r=>r.clone().json()).then(c=>c.apiBase||base,()=>base).then(b=>{/^\\/\\w/.test(b)&&calls.map(c=>add(b+c,'preload','fetch'))}).catch(Object)",
].join(';')

interface Chunk {
  fileName: string
  moduleIds?: string[]
  imports?: string[]
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
      const given = [shell, screens, others, late, FIRST_CALLS, BASE].map((value) => JSON.stringify(value)).join(', ')
      const script = `<script>(function (shell, screens, others, late, calls, base) {${PRELOAD}})(${given})</script>`
      // Before the style sheet: a script behind it waits for it.
      return html.replace('</title>', () => `</title>\n    ${script}`)
    },
  },
})
