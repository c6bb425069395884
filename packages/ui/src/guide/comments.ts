/** The words of the comment above `export const <name>`, as the pages show them. */
export const docOf = (name: string, text: string): string => {
  const [before = '', after] = text.split(`\nexport const ${name} = `)
  if (after === undefined) return ''
  const [, doc = ''] = /\/\*\*((?:(?!\*\/)[\s\S])*)\*\/$/.exec(before) ?? []
  return doc
    .split('\n')
    .map((line) => line.replace(/^\s*\*\s?/, ''))
    .join('\n')
    .trim()
}

export const paragraphsOf = (doc: string): string[] => doc.split(/\n\s*\n/).map((text) => text.replaceAll('\n', ' '))

/** The paragraphs of every comment: what it is, when to use it and when not, its keyboard. */
export const WRITTEN = [/^[A-Z].*\.$/, /^Use .*; not .*\.$/, /^Keyboard: .*\.$/]

/** What a comment says is better elsewhere: there `Combobox`. */
export const namedIn = (doc: string): string[] => [...doc.matchAll(/\bthere\s`(\w+)`/g)].map(([, name = '']) => name)
