import * as z from 'zod/mini'

// Section 3's enumerations, and R16's. Requests take these; answers are read with `open`.

/** How far a title's publication has come. */
export const TitleStatus = z.enum(['ongoing', 'completed', 'hiatus', 'cancelled'])
/** What a title is. The novels' types are appended to the slug (section 3, R11). */
export const TitleType = z.enum(['manga', 'manhwa', 'manhua', 'novel', 'light_novel', 'web_novel'])
/** How explicit a title is, the mildest first. */
export const ContentRating = z.enum(['safe', 'suggestive', 'erotica', 'pornographic'])
/** The readers a title was published for; `none` is a value too, and not the same as null. */
export const Demographic = z.enum(['shounen', 'shoujo', 'seinen', 'josei', 'none'])
/** Languages that an alternative title may be in. */
export const AlternativeLanguage = z.enum(['en', 'pt', 'ja', 'ko', 'zh', 'es', 'fr'])
/** Where an edit stands. Only a pending one can be decided (section 4). */
export const EditStatus = z.enum(['pending', 'approved', 'rejected'])
/** Which part of a title a proposal is about. */
export const EditType = z.enum(['tags', 'description', 'metadata', 'basic_info'])
/** How urgent an edit is; `medium` where a proposal does not say (section 9). */
export const Priority = z.enum(['high', 'medium', 'other'])
/** What a change's values are; `other` is whatever is none of the rest (R21). */
export const FieldType = z.enum(['string', 'number', 'list', 'other'])
/** How far a user has come with a title on their list (R16). */
export const ListStatus = z.enum(['reading', 'completed', 'on_hold', 'dropped', 'plan_to_read', 're_reading'])
/** A quarter of a year. Winter begins in December, which counts to the next year (R16). */
export const SeasonName = z.enum(['winter', 'spring', 'summer', 'fall'])
/** The statuses that section 2 gives a colour; a server lists its own for the form, and those stay as they come. */
export const MagazineStatus = z.enum(['active', 'discontinued', 'hiatus'])
/** Section 3's fall-back, for where the server lists no statuses of its own. */
export const PublisherStatus = z.enum(['active', 'discontinued', 'acquired', 'merged'])
/** What the dashboard's figures are of (R23): the query of GET /edits/dashboard/. */
export const Period = z.enum(['today', 'week', 'month'])

export type TitleStatus = z.infer<typeof TitleStatus>
export type TitleType = z.infer<typeof TitleType>
export type ContentRating = z.infer<typeof ContentRating>
export type Demographic = z.infer<typeof Demographic>
export type AlternativeLanguage = z.infer<typeof AlternativeLanguage>
export type EditStatus = z.infer<typeof EditStatus>
export type EditType = z.infer<typeof EditType>
export type Priority = z.infer<typeof Priority>
export type FieldType = z.infer<typeof FieldType>
export type ListStatus = z.infer<typeof ListStatus>
export type SeasonName = z.infer<typeof SeasonName>
export type Period = z.infer<typeof Period>

/** Those that the server lists itself, by its own spelling (section 3, admin info): they stay as they come. */
const LISTED = new Set<object>([MagazineStatus, PublisherStatus])
/** Whether a schema is an enumeration whose values are stored as the specification writes them. */
export const isStored = (schema: z.ZodMiniType): boolean => schema.def.type === 'enum' && !LISTED.has(schema)
/** A choice as it is stored, by how Django may show it: 'on_hold' for 'On Hold'. */
export const storedChoice = (shown: string): string =>
  shown
    .trim()
    .toLowerCase()
    .replaceAll(/[\s-]+/g, '_')

/** An enumeration as it is read: the known values, and whatever else a server may say (R1: drawn as a neutral label). */
export const open = <E extends z.core.util.EnumLike>(known: z.ZodMiniEnum<E>) =>
  z.nullable(z.union([known, z.string()]))
