import type { Edit, Id, ListStatus, Magazine, Person, Publisher, SeasonName, Title, User } from '@bunko/api-client'

export interface UserRow extends User {
  readonly id: number
  username: string
  email: string
  password: string
}
export interface TitleRow extends Title {
  readonly id: number
  public_id: string
}
export interface PersonRow extends Person {
  readonly id: number
  public_id: string
  name: string
}
/** Who made what: kept in step with the names on the title. */
export interface CreditRow {
  readonly id: number
  title_id: number
  person_id: number
  role: 'author' | 'artist'
}
export interface MagazineRow extends Magazine {
  readonly id: number
  public_id: string
  name: string
  publisher_id: number | null
}
export interface PublisherRow extends Publisher {
  readonly id: number
  public_id: string
  name: string
}
export interface EditRow extends Edit {
  readonly id: number
}
export interface CoverRow {
  readonly id: number
  title_id: number
  volume: number
  is_primary: boolean
  /** Path of an uploaded picture; null for a generated one. */
  file: string | null
}
export interface ListEntryRow {
  readonly id: number
  user_id: number
  title_id: number
  status: ListStatus
  updated_at: string
}
export interface FavoriteRow {
  readonly id: number
  user_id: number
  title_id: number
}
export interface RatingRow extends FavoriteRow {
  rating: number
}
export interface SeasonRow {
  readonly id: number
  year: number
  season: SeasonName
  title_ids: number[]
}
export interface TokenRow {
  readonly id: number
  token: string
  user_id: number
  kind: 'access' | 'refresh'
  /** Milliseconds of the mock's clock. */
  expires_at: number
  revoked: boolean
  /** The sign-in it came from: logging out, or reusing an old refresh token, ends the whole of it. */
  login: number
}
export interface FileRow {
  readonly id: number
  path: string
  type: string
  bytes: Uint8Array<ArrayBuffer>
}
/** A letter the server would have sent: tokens of registration, password and e-mail change are found here. */
export interface MailRow {
  readonly id: number
  kind: 'verify' | 'reset' | 'email'
  user_id: number
  to: string
  token: string
}
export type Ref = Id
