import * as z from 'zod/mini'

z.config({ jitless: true })

/** Any schema the contract is made of: of a query, a body, an answer or a part of one. */
export type Shape = z.ZodMiniType

/** A server's identity of a row: a number or a text. */
export const Id = z.union([z.int(), z.string().check(z.minLength(1))])
export type Id = z.infer<typeof Id>

/** A text; null where an answer has none (R1). */
export const text = z.nullable(z.string())
/** A number; null where an answer has none, and read from a text that is a number too (R1). */
export const number = z.nullable(z.number())
/** A yes or no; null where an answer has neither (R1). */
export const flag = z.nullable(z.boolean())
/** A list of texts; empty where an answer has none, and a null in it is left out (R1). */
export const texts = z.array(z.string())

/** Language to text. Read as a plain text too, since title and description come as either. */
export const Multilingual = z.nullable(z.union([z.record(z.string(), text), z.string()]))
export type Multilingual = z.infer<typeof Multilingual>

const identities = new WeakMap<object, readonly string[]>()

/** A row of which only the identity is required (R1): one of `keys` must be there. */
export const entity = <S extends z.core.$ZodLooseShape>(keys: readonly (keyof S & string)[], shape: S) => {
  const isIdentified = (row: unknown) => keys.some((key) => (row as Record<string, unknown>)[key] != null)
  const schema = z.object(shape).check(z.refine(isIdentified, { error: 'no identity', path: keys.slice(0, 1) }))
  identities.set(schema, keys)
  return schema
}

const aliases = new WeakMap<object, Readonly<Record<string, readonly string[]>>>()
/**
 * What the specification does not name in an answer, or another server would call otherwise (R1): by a field's name,
 * where else it may stand, the likeliest first; 'profile.avatar' within another field.
 */
export const alsoTold = <S extends object>(schema: S, at: Readonly<Record<string, readonly string[]>>): S => {
  aliases.set(schema, at)
  return schema
}

/** Where else the fields of this schema may stand; none unless told. */
export const aliasesOf = (schema: object): Readonly<Record<string, readonly string[]>> => aliases.get(schema) ?? {}

/** The keys that identify a row of this schema; undefined for what is no entity. */
export const identityOf = (schema: object): readonly string[] | undefined => identities.get(schema)

/** What an image upload answers: `data.image_url`, or an error (section 7). */
export const ImageAnswer = z.object({ image_url: text })
export type ImageAnswer = z.infer<typeof ImageAnswer>
