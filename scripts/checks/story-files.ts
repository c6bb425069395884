import ts from 'typescript'

export interface StoryFile {
  /** Exported stories as Storybook's indexer will find them. */
  stories: string[]
  /** What would be dropped without a word, or turns a check off. */
  problems: string[]
}

const isKept = (value: ts.Expression | undefined) =>
  value !== undefined &&
  ts.isCallExpression(value) &&
  ts.isPropertyAccessExpression(value.expression) &&
  /^(?:story|extend)$/.test(value.expression.name.text)

const isExported = (node: ts.VariableStatement) =>
  node.modifiers?.some(({ kind }) => kind === ts.SyntaxKind.ExportKeyword) ?? false

/** `a11y: { test: 'off' }` and `'!test'`: ways to take a story out of the run. */
const turnsOff = (node: ts.Node) => {
  if (!ts.isStringLiteralLike(node)) return undefined
  if (node.text === '!test') return "carries the tag '!test'"
  const { parent } = node
  const isTest = ts.isPropertyAssignment(parent) && parent.name.getText() === 'test'
  return isTest && /^(?:off|todo)$/.test(node.text) ? `sets test: '${node.text}'` : undefined
}

/**
 * Reads a *.stories.tsx file. Storybook 10 keeps `meta.story(…)` and `Other.extend(…)`; it drops a story that a helper
 * returns or that is destructured.
 */
export const readStoryFile = (path: string, text: string): StoryFile => {
  const source = ts.createSourceFile(path, text, ts.ScriptTarget.Latest, true, ts.ScriptKind.TSX)
  const file: StoryFile = { stories: [], problems: [] }
  const blame = (node: ts.Node, what: string) => {
    const { line } = source.getLineAndCharacterOfPosition(node.getStart(source))
    file.problems.push(`${path}:${line + 1} ${what}`)
  }
  for (const statement of source.statements) {
    if (!ts.isVariableStatement(statement) || !isExported(statement)) continue
    for (const { name, initializer } of statement.declarationList.declarations) {
      if (!ts.isIdentifier(name)) blame(name, 'exports destructured stories, which Storybook drops')
      else if (isKept(initializer)) file.stories.push(name.text)
      else blame(name, `exports ${name.text}, which is no meta.story(…) or Other.extend(…): Storybook drops it`)
    }
  }
  const visit = (node: ts.Node) => {
    const off = turnsOff(node)
    if (off) blame(node, off)
    ts.forEachChild(node, visit)
  }
  visit(source)
  if (file.stories.length === 0) file.problems.push(`${path} has no story`)
  return file
}
