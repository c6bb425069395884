import type { Level } from '@bunko/api-client'

export { NOW, seasonOf } from './now.ts'

/** Accounts to sign in with: one per level, and one without a profile (its level counts as unknown). */
export interface DemoAccount {
  readonly id: number
  readonly level: Level | null
  readonly role: string
  readonly username: string
  readonly email: string
  readonly password: string
  readonly name: string
}
const account = (id: number, level: Level | null, role: string, username: string, name: string): DemoAccount => ({
  id,
  level,
  role,
  username,
  email: `${role.split(' ')[0]?.toLowerCase() ?? ''}@bunko.example`,
  password: 'bunko-demo',
  name,
})
export const DEMO_ACCOUNTS: readonly DemoAccount[] = [
  account(1, 1, 'Admin', 'c.ferreira', 'Clara Ferreira'),
  account(2, 2, 'Moderator', 'm.tanabe', 'Mio Tanabe'),
  account(3, 3, 'Editor', 'hana_k', 'Hana Kim'),
  account(4, 4, 'Collaborator', 'r.oliveira', 'Rafael Oliveira'),
  account(5, 5, 'Regular User', 'ana.luz', 'Ana Luz'),
  account(6, null, 'Unknown', 'visitante42', ''),
]
/** The demo account of a level; `null` is the one without a profile. */
export const demoAccount = (level: Level | null): DemoAccount => {
  const found = DEMO_ACCOUNTS.find((one) => one.level === level)
  if (!found) throw new Error(`no demo account of level ${String(level)}`)
  return found
}

export interface NamedTitle {
  readonly id: number
  /** What stands in a path (R2). */
  readonly public_id: string
  readonly primary_title: string
}
const title = (id: number, public_id: string, primary_title: string): NamedTitle => ({ id, public_id, primary_title })

/** The title of PENDING_EDIT: Latin and Japanese names, cover, people, magazine. */
export const TITLE = title(1, 'dungeon-kitchen', 'Dungeon Kitchen Diaries')
export const TITLE_KOREAN = title(2, 'only-the-weakest', '나 혼자 최약체')
export const TITLE_JAPANESE = title(4, 'night-train-blue', '夜行列車の青')
export const TITLE_CHINESE = title(11, 'tailor-after-rain', '雨后的裁缝')
export const TITLE_PORTUGUESE = title(9, 'papel-molhado', 'Cidade de Papel Molhado')
export const TITLE_WITHOUT_COVER = title(17, 'not-printed', 'Ainda Não Impresso')
/** No Latin letter in any of its names (R10). */
export const TITLE_WITHOUT_LATIN_NAME = title(18, 'shingeki-shisho', '進撃の司書')
/** A name of 300 characters, a description of 20,000. */
export const TITLE_LONG = title(
  19,
  'the-longest-name',
  'The Extremely Long Journey of a Provincial Night-Shift Lighthouse Keeper Who Was Reborn as the Third Apprentice of a Dragon Tailor and Must Now Sew One Thousand Umbrellas Before the Last Winter Market Closes or Else Return Every Borrowed Season to the Library under the Observatory of the Salt Roads!',
)
/** Null wherever a server may send null. */
export const TITLE_NULLS = title(20, 'nothing-known', '')
/** Markup, bidirectional controls, zero-width characters, a 300-letter word. */
export const TITLE_HOSTILE = title(
  21,
  'hostile-text',
  '<img src=x onerror=alert(1)> & "quotes" \u202Egnitirw sdrawkcab\u202C zero\u200Bwidth',
)

export interface NamedEdit {
  readonly id: number
  /** What a card shows as its text: the summary, else the reason. */
  readonly summary: string
}
const edit = (id: number, summary: string): NamedEdit => ({ id, summary })

/** Description with a word diff, a tag list and a year, by hana_k (level 3), high priority, 12 minutes old. */
export const PENDING_EDIT = edit(1, 'Clearer synopsis, spoiler for volume 3 removed')
/** Two genres more, by r.oliveira (level 4), an hour old. */
export const PENDING_TAGS = edit(2, 'Adds the missing demographic and two genres')
/** By the moderator's own demo account (R20). */
export const PENDING_OWN = edit(3, 'Chapter count after the final volume')
/** Markup and control characters in every text, `__proto__` as a field name. */
export const PENDING_HOSTILE = edit(4, '<script>alert("summary")</script> \u202Edetrevni\u202C')
/** 20,000 characters on both sides, about 5 % of them changed. */
export const PENDING_LONG = edit(5, 'The long synopsis, proofread from beginning to end')
/** `edit_summary` is null: the screens fall back to `reason`. */
export const PENDING_WITHOUT_SUMMARY = edit(6, 'The official site lists another demographic')
/** One row of every kind: null, number, object, list of objects, unknown field type, invisible and line-ending changes. */
export const PENDING_ODD = edit(7, 'Every kind of change in one proposal')
/** `changes` is an empty list. */
export const PENDING_NO_CHANGES = edit(8, 'Nothing was changed after all')
/** `changes` is null, and so is most of the rest. */
export const PENDING_NULLS = edit(9, '')
/** Names in three languages: title.ja, title.en and alternative titles. */
export const PENDING_NAMES = edit(10, 'English title from the official release')
/** Two 200-character texts in Japanese. */
export const PENDING_JAPANESE = edit(11, '日本語のあらすじを書き直しました')
/** By an account whose level the server does not know. */
export const PENDING_UNKNOWN_LEVEL = edit(12, 'Corrige o ano de publicação')
/** Of a title that has been deleted since: approving answers 404. */
export const PENDING_ORPHAN = edit(13, 'Fixes a name on a title that is gone')
export const APPROVED_EDIT = edit(14, 'Adds the English description')
export const REJECTED_EDIT = edit(15, 'Marks the series as cancelled')
/** Decided without a reviewer's name or a reason. */
export const APPROVED_WITHOUT_REASON = edit(16, 'Volume count')
/** Every edit id below is one of these. */
export const LAST_NAMED_EDIT = 16
/** How many of the named ones are not pending. */
export const DECIDED_EDITS = 3
export const LAST_NAMED_TITLE = 21
