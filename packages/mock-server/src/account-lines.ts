import type { DemoAccount } from './named.ts'

/** Lines of left-aligned columns, two spaces apart, indented by two. */
export const columns = (rows: readonly (readonly string[])[]): string[] => {
  const widths: number[] = []
  for (const row of rows) {
    for (const [column, cell] of row.entries()) widths[column] = Math.max(widths[column] ?? 0, cell.length)
  }
  return rows.map((row) => `  ${row.map((cell, column) => cell.padEnd(widths[column] ?? 0)).join('  ')}`.trimEnd())
}

/** What a table of accounts shows. */
export type ShownAccount = Pick<DemoAccount, 'role' | 'email' | 'password'> & { readonly level: number | null }

/** The demo accounts as a table: level, role, e-mail, password. */
export const accountLines = (accounts: readonly ShownAccount[]): string[] =>
  columns([
    ['Level', 'Role', 'E-mail', 'Password'],
    ...accounts.map(({ level, role, email, password }) => [
      level === null ? 'none' : String(level),
      role,
      email,
      password,
    ]),
  ])
