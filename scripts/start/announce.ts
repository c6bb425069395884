/** A row of the mock server's DEMO_ACCOUNTS. */
export interface DemoAccount {
  level: number | null
  role: string
  email: string
  password: string
}

/** Lines of left-aligned columns, two spaces apart, indented by two. */
const table = (rows: readonly (readonly string[])[]) => {
  const widths: number[] = []
  for (const row of rows) {
    for (const [column, cell] of row.entries()) widths[column] = Math.max(widths[column] ?? 0, cell.length)
  }
  return rows.map((row) => `  ${row.map((cell, column) => cell.padEnd(widths[column] ?? 0)).join('  ')}`.trimEnd())
}

/** The demo accounts as a table: level, role, e-mail, password. */
export const accountLines = (accounts: readonly DemoAccount[]) =>
  table([
    ['Level', 'Role', 'E-mail', 'Password'],
    ...accounts.map(({ level, role, email, password }) => [
      level === null ? 'none' : String(level),
      role,
      email,
      password,
    ]),
  ])

/** What is printed once everything answers. */
export const readyLines = (addresses: readonly (readonly [string, string])[], accounts: readonly DemoAccount[]) => [
  '',
  'Bunko is running.',
  '',
  ...table(addresses),
  '',
  ...(accounts.length > 0
    ? ['Demo accounts of the mock server:', '', ...accountLines(accounts)]
    : ['Sign in with an account of that server.']),
  '',
  'Ctrl+C stops everything.',
]
