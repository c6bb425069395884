import ts from 'typescript'

export interface Import {
  /** As it is written. */
  specifier: string
  line: number
  /** Erased by the compiler: `import type`, `export type`, `import('…').T`, or only `type` names in the braces. */
  typeOnly: boolean
}

interface Mention {
  name: string
  line: number
}

export interface Reading {
  imports: Import[]
  /** Watched names in the code: browser storage, `import.meta.env`. */
  mentions: Mention[]
}

const STORAGE = new Set(['localStorage', 'sessionStorage'])

const onlyTypes = (node: ts.ImportDeclaration | ts.ExportDeclaration) => {
  if (ts.isExportDeclaration(node)) return node.isTypeOnly
  const clause = node.importClause
  if (!clause) return false
  if (clause.phaseModifier === ts.SyntaxKind.TypeKeyword) return true
  const bindings = clause.namedBindings
  if (clause.name || !bindings || !ts.isNamedImports(bindings) || bindings.elements.length === 0) return false
  return bindings.elements.every((element) => element.isTypeOnly)
}

/** `import('…')`, `require('…')` and `vi.mock('…')` with a literal. */
const calledModule = (node: ts.CallExpression) => {
  const [first] = node.arguments
  if (!first || !ts.isStringLiteralLike(first)) return undefined
  const { expression: callee } = node
  const isImport = callee.kind === ts.SyntaxKind.ImportKeyword
  const isRequire = ts.isIdentifier(callee) && callee.text === 'require'
  return isImport || isRequire ? first : undefined
}

const importedBy = (node: ts.Node): { at: ts.Node; specifier: string; typeOnly: boolean } | undefined => {
  if ((ts.isImportDeclaration(node) || ts.isExportDeclaration(node)) && node.moduleSpecifier) {
    const { moduleSpecifier } = node
    if (ts.isStringLiteral(moduleSpecifier)) {
      return { at: node, specifier: moduleSpecifier.text, typeOnly: onlyTypes(node) }
    }
  }
  if (ts.isImportTypeNode(node) && ts.isLiteralTypeNode(node.argument) && ts.isStringLiteral(node.argument.literal)) {
    return { at: node, specifier: node.argument.literal.text, typeOnly: true }
  }
  if (ts.isCallExpression(node)) {
    const literal = calledModule(node)
    if (literal) return { at: node, specifier: literal.text, typeOnly: false }
  }
  return undefined
}

const mentionOf = (node: ts.Node) => {
  if ((ts.isIdentifier(node) || ts.isStringLiteralLike(node)) && STORAGE.has(node.text)) {
    // A string counts only as globalThis['localStorage'], not as a word in a sentence.
    return ts.isIdentifier(node) || ts.isElementAccessExpression(node.parent) ? node.text : undefined
  }
  const isEnv = ts.isPropertyAccessExpression(node) && node.name.text === 'env' && ts.isMetaProperty(node.expression)
  return isEnv ? 'import.meta.env' : undefined
}

/** The import and export paragraphs of an MDX page; its other lines are left empty, so that line numbers stay. */
const codeOfMdx = (text: string) => {
  let inCode = false
  return text
    .split('\n')
    .map((line) => {
      if (line.trim() === '') inCode = false
      else if (/^(?:import|export)\b/.test(line)) inCode = true
      return inCode ? line : ''
    })
    .join('\n')
}

const readStyles = (text: string): Reading => {
  const withoutComments = text.replace(/\/\*[\s\S]*?\*\//g, (comment) => comment.replace(/[^\n]/g, ' '))
  const imports = [...withoutComments.matchAll(/@import\s+(?:url\(\s*)?['"]?([^'")\s;]+)/g)].map((match) => ({
    specifier: match[1] ?? '',
    line: withoutComments.slice(0, match.index).split('\n').length,
    typeOnly: false,
  }))
  return { imports, mentions: [] }
}

/** Reads the imports and the watched names of a file: scripts and MDX with TypeScript's own parser, and styles. */
export const readModule = (path: string, text: string): Reading => {
  if (path.endsWith('.css')) return readStyles(text)
  const isMdx = path.endsWith('.mdx')
  const kind = /\.(?:tsx|mdx)$/.test(path) ? ts.ScriptKind.TSX : ts.ScriptKind.TS
  const source = ts.createSourceFile(path, isMdx ? codeOfMdx(text) : text, ts.ScriptTarget.Latest, true, kind)
  const reading: Reading = { imports: [], mentions: [] }
  const lineOf = (node: ts.Node) => source.getLineAndCharacterOfPosition(node.getStart(source)).line + 1
  const visit = (node: ts.Node) => {
    const found = importedBy(node)
    if (found) {
      const { at, specifier, typeOnly } = found
      reading.imports.push({ specifier, typeOnly, line: lineOf(at) })
    }
    const name = mentionOf(node)
    if (name) reading.mentions.push({ name, line: lineOf(node) })
    ts.forEachChild(node, visit)
  }
  visit(source)
  return reading
}
