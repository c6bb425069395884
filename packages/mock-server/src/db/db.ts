import type {
  CoverRow,
  CreditRow,
  EditRow,
  FavoriteRow,
  FileRow,
  ListEntryRow,
  MagazineRow,
  MailRow,
  PersonRow,
  PublisherRow,
  RatingRow,
  Ref,
  SeasonRow,
  TitleRow,
  TokenRow,
  UserRow,
} from './rows.ts'
import { createTable, type Row, type Table, type TableSnapshot } from './table.ts'

const byUserAndTitle = {
  user_id: (row: FavoriteRow) => row.user_id,
  title_id: (row: FavoriteRow) => row.title_id,
}

const createTables = () => ({
  users: createTable({
    username: (row: UserRow) => row.username.toLowerCase(),
    email: (row: UserRow) => row.email.toLowerCase(),
  }),
  titles: createTable({
    mangadex_id: (row: TitleRow) => row.mangadex_id,
    public_id: (row: TitleRow) => row.public_id,
    serialized_in: (row: TitleRow) => row.serialized_in,
  }),
  people: createTable({ public_id: (row: PersonRow) => row.public_id, name: (row: PersonRow) => row.name }),
  credits: createTable({ title_id: (row: CreditRow) => row.title_id, person_id: (row: CreditRow) => row.person_id }),
  magazines: createTable({
    public_id: (row: MagazineRow) => row.public_id,
    name: (row: MagazineRow) => row.name,
    publisher_id: (row: MagazineRow) => row.publisher_id,
  }),
  publishers: createTable({ public_id: (row: PublisherRow) => row.public_id, name: (row: PublisherRow) => row.name }),
  edits: createTable({
    status: (row: EditRow) => row.status,
    manga_id: (row: EditRow) => row.manga_id,
    editor_id: (row: EditRow) => row.editor_id,
  }),
  covers: createTable({ title_id: (row: CoverRow) => row.title_id }),
  lists: createTable<ListEntryRow, 'user_id' | 'title_id'>(byUserAndTitle),
  favorites: createTable<FavoriteRow, 'user_id' | 'title_id'>(byUserAndTitle),
  ratings: createTable<RatingRow, 'user_id' | 'title_id'>(byUserAndTitle),
  seasons: createTable({ year: (row: SeasonRow) => row.year }),
  tokens: createTable({ token: (row: TokenRow) => row.token, login: (row: TokenRow) => row.login }),
  files: createTable({ path: (row: FileRow) => row.path }),
  mails: createTable({ token: (row: MailRow) => row.token }),
})
type Tables = ReturnType<typeof createTables>
type TableName = keyof Tables
export type Snapshot = Readonly<Record<TableName, TableSnapshot<Row>>>

export interface Db extends Tables {
  snapshot(): Snapshot
  restore(from: Snapshot): void
  /** Rows per table. */
  counts(): Record<TableName, number>
}

/** All tables, empty. */
export const createDb = (): Db => {
  const tables = createTables()
  const each = Object.entries(tables) as unknown as [TableName, Table<Row, string>][]
  return {
    ...tables,
    snapshot: () => Object.fromEntries(each.map(([name, table]) => [name, table.snapshot()])) as unknown as Snapshot,
    restore(from) {
      for (const [name, table] of each) table.restore(from[name])
    },
    counts: () => Object.fromEntries(each.map(([name, table]) => [name, table.size])) as Record<TableName, number>,
  }
}

interface Referable extends Row {
  public_id: string
}
/** A row by what stands in a path (R2): its public_id, else its id. */
export const byRef = <R extends Referable>(table: Table<R, 'public_id' | never>, ref: Ref): R | undefined => {
  const [named] = table.by('public_id', String(ref))
  return named ?? (/^\d{1,15}$/.test(String(ref)) ? table.get(Number(ref)) : undefined)
}
