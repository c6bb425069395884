import { MagicString } from 'magic-string'
import { join } from 'node:path'
import { parseAst, type Plugin } from 'vite'
import { walk, type Node } from './syntax.ts'
import { trimReactDom } from './trim-react-dom.ts'

const packages = join(import.meta.dirname, '../../node_modules')

/** What comes as CommonJS, which no bundler can take apart, by the name that it is imported by. */
const FILES = {
  react: 'react/cjs/react.production.js',
  'react/jsx-runtime': 'react/cjs/react-jsx-runtime.production.js',
  'react-dom': 'react-dom/cjs/react-dom.production.js',
  'react-dom/client': 'react-dom/cjs/react-dom-client.production.js',
  scheduler: 'scheduler/cjs/scheduler.production.js',
  'use-sync-external-store/with-selector':
    'use-sync-external-store/cjs/use-sync-external-store-with-selector.production.js',
} as const

const isExport = (node: Node): node is Node & { property: { name: string } } =>
  node.type === 'MemberExpression' && node['object'].name === 'exports' && !node['computed']

/**
 * The same code as an ECMAScript module: what it requires at its top is imported, each of its `exports` is a variable.
 * `self` is what the module itself is imported by: its default export is all of it.
 */
export const asModule = (code: string, self: string) => {
  const edited = new MagicString(code)
  const names = new Set<string>()
  const imports: string[] = []
  const atTop = new Set<Node>()
  const program = parseAst(code) as unknown as Node
  for (const statement of program['body'] as Node[]) {
    if (statement.type === 'ExpressionStatement') atTop.add(statement['expression'])
    if (statement.type !== 'VariableDeclaration') continue
    const all = statement['declarations'] as Node[]
    const required = all.filter(({ init }) => init?.callee?.name === 'require')
    const [first] = required
    if (!first) continue
    for (const { id, init } of required) imports.push(`import * as ${id.name} from '${init.arguments[0].value}'`)
    // They stand first wherever they stand.
    const rest = all[required.length]
    edited.remove(rest ? first.start : statement.start, rest ? rest.start : statement.end)
  }
  walk(program, (node) => {
    if (node.type === 'AssignmentExpression' && isExport(node['left'])) {
      names.add(node['left'].property.name)
      if (atTop.has(node)) edited.appendLeft(node.start, 'var ')
    }
    if (isExport(node)) edited.overwrite(node.start, node.end, `$${node.property.name}`)
    return true
  })
  const list = [...names].map((name) => `$${name} as ${name}`).join(', ')
  edited.prepend(`${imports.join('\n')}\n`)
  edited.append(`\nexport { ${list} }\nexport * as default from '${self}'\n`)
  return edited.toString()
}

/** React in modules, so that the build leaves out what nobody imports, and its DOM without what nobody uses (docs/decisions/0030). */
export const reactAsModules = (): Plugin => ({
  name: 'bunko:react-as-modules',
  apply: 'build',
  enforce: 'pre',
  config: () => ({
    resolve: {
      alias: Object.entries(FILES).map(([name, file]) => ({
        find: new RegExp(`^${name}$`),
        replacement: join(packages, file),
      })),
    },
  }),
  transform: {
    filter: { id: /node_modules[\\/](?:react|react-dom|scheduler|use-sync-external-store)[\\/]cjs[\\/]/ },
    handler: (code, id) => ({
      code: asModule(id.includes('react-dom-client') ? trimReactDom(code) : code, id),
      map: null,
    }),
  },
  // Libraries ask React for parts of other versions to see whether they are there.
  onLog: (_, { code, id = '' }) => !(code === 'IMPORT_IS_UNDEFINED' && id.includes('node_modules')),
})
