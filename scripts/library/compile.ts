import { globSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import ts from 'typescript'
import { ROOT } from '../lib/processes.ts'
import { Problem } from '../lib/problem.ts'

const HOST: ts.FormatDiagnosticsHost = {
  getCanonicalFileName: (name) => name,
  getCurrentDirectory: () => ROOT,
  getNewLine: () => '\n',
}

/**
 * Declarations keep the `.ts` of their imports, which not every tool understands, and name React Query's own dependency,
 * which is none of ours.
 */
const forOthers = (declarations: string) =>
  declarations
    .replace(/((?:from |import\()\s*['"]\.{1,2}\/[^'"\n]*?)\.tsx?(['"])/g, '$1.js$2')
    .replaceAll('import("@tanstack/query-core")', 'import("@tanstack/react-query")')

/**
 * Compiles the files that are reached from `entries` (absolute) into ES modules with declarations.
 * `built` names the packages of ours that are compiled already, and their folders. @throws Problem with what TypeScript says
 */
export const compile = (options: {
  rootDir: string
  outDir: string
  entries: readonly string[]
  built: Readonly<Record<string, string>>
}) => {
  const { config } = ts.readConfigFile(join(ROOT, 'tsconfig.base.json'), ts.sys.readFile) as {
    config: { compilerOptions: object }
  }
  const base = ts.convertCompilerOptionsFromJson(config.compilerOptions, ROOT).options
  const program = ts.createProgram(options.entries, {
    ...base,
    lib: ['lib.es2023.d.ts', 'lib.dom.d.ts', 'lib.dom.iterable.d.ts'],
    jsx: ts.JsxEmit.ReactJSX,
    types: [],
    rootDir: options.rootDir,
    outDir: options.outDir,
    noEmit: false,
    noEmitOnError: true,
    declaration: true,
    rewriteRelativeImportExtensions: true,
    paths: Object.fromEntries(
      Object.entries(options.built).map(([name, folder]) => [name, [join(folder, 'index.d.ts')]]),
    ),
  })
  const { diagnostics } = program.emit()
  if (diagnostics.length > 0) throw new Problem(ts.formatDiagnostics(diagnostics.slice(0, 20), HOST))
  for (const name of globSync('**/*.d.ts', { cwd: options.outDir })) {
    const file = join(options.outDir, name)
    writeFileSync(file, forOthers(readFileSync(file, 'utf8')))
  }
}
