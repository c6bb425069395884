import { globSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { launch } from '../lib/processes.ts'
import type { Check } from '../checks/report.ts'
import { readManifest } from './entries.ts'
import type { Installed } from './judge.ts'
import type { Packed } from './pack.ts'

const TOOLS = ['@types/react', '@types/react-dom', '@vitejs/plugin-react', 'typescript', 'vite']

const TSCONFIG = {
  compilerOptions: {
    target: 'es2023',
    lib: ['es2023', 'dom', 'dom.iterable'],
    module: 'esnext',
    moduleResolution: 'bundler',
    jsx: 'react-jsx',
    types: ['vite/client'],
    strict: true,
    noEmit: true,
    // The packages' own declarations are what is in question.
    skipLibCheck: false,
  },
  include: ['src'],
}
const VITE = `import react from '@vitejs/plugin-react'
import { defineConfig } from 'vite'

export default defineConfig({ plugins: [react()] })
`
const PAGE = `<!doctype html>
<html lang="en" data-theme="light">
  <head><meta charset="utf-8" /><link rel="icon" href="data:," /><title>An empty application</title></head>
  <body><div id="root"></div><script type="module" src="/src/main.tsx"></script></body>
</html>
`
/** An example of the guide: its first block in this language. */
const exampleOf = (guide: string, language: 'tsx' | 'js') =>
  new RegExp(`^\`\`\`${language}\\n([\\s\\S]*?)^\`\`\`$`, 'm').exec(guide)?.[1] ?? ''

/** Writes the guide's application, which has nothing but the packed packages and what any Vite application has. */
export const writeApp = (folder: string, packed: readonly Packed[], guide: string) => {
  const tools = readManifest('.').devDependencies ?? {}
  const {
    react = '',
    'react-dom': reactDom = '',
    'react-router-dom': router = '',
  } = readManifest('apps/web').dependencies ?? {}
  const manifest = {
    name: 'empty-app',
    private: true,
    type: 'module',
    dependencies: {
      ...Object.fromEntries(packed.map(({ name, tarball }) => [name, `file:${tarball}`])),
      react,
      'react-dom': reactDom,
      'react-router-dom': router,
    },
    devDependencies: Object.fromEntries(TOOLS.map((name) => [name, tools[name]])),
  }
  const files = {
    'package.json': JSON.stringify(manifest),
    'tsconfig.json': JSON.stringify(TSCONFIG),
    'vite.config.ts': VITE,
    'index.html': PAGE,
    'title.mjs': exampleOf(guide, 'js'),
    'src/main.tsx': exampleOf(guide, 'tsx'),
  }
  for (const [name, text] of Object.entries(files)) {
    mkdirSync(dirname(join(folder, name)), { recursive: true })
    writeFileSync(join(folder, name), text)
  }
}

/** A module whose types are those of every entry of the packages. */
export const writeEveryEntry = (folder: string, installed: readonly Installed[]) => {
  const entries = installed.flatMap(({ name, manifest }) =>
    Object.entries(manifest.exports).flatMap(([subpath, target]) =>
      typeof target === 'string' ? [] : [`${name}${subpath.slice(1)}`],
    ),
  )
  const imports = entries.map((entry, at) => `import type * as e${at} from '${entry}'`)
  const names = entries.map((_, at) => `typeof e${at}`)
  writeFileSync(join(folder, 'src/every-entry.ts'), `${imports.join('\n')}\nexport type All = [${names.join(', ')}]\n`)
  return entries
}

/** What npm has put into the application. */
export const readInstalled = (folder: string, name: string): Installed => {
  const cwd = join(folder, 'node_modules', name)
  const paths = globSync('**/*.*', { cwd }).map((path) => path.replaceAll('\\', '/'))
  return {
    name,
    files: new Map(
      paths.map((path) => [
        path,
        /\.(?:js|ts|tsx|css|json)$/.test(path) ? readFileSync(join(cwd, path), 'utf8') : null,
      ]),
    ),
    manifest: JSON.parse(readFileSync(join(cwd, 'package.json'), 'utf8')) as Installed['manifest'],
  }
}

/** Runs a command as one check: its problems are what it printed when it failed. */
export const asCheck = async (
  name: string,
  command: string,
  ...args: string[]
): Promise<Check & { output: string }> => {
  let output = ''
  const { code, error } = await launch(command, args, { onOutput: (text) => (output += text) }).ended
  const said = output.trim() || error?.message || 'it failed without a word'
  return { name, seen: 1, problems: code === 0 ? [] : said.split('\n').slice(0, 30), output: output.trim() }
}
