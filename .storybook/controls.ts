import type { Button } from '@bunko/ui/components/Button'
import type { ComponentProps } from 'react'
import type { ArgTypesEnhancer, SBType, StrictInputType } from 'storybook/internal/csf'

type ButtonLook = ComponentProps<typeof Button>

const named = <Name extends string>(all: Record<Name, true>) => Object.keys(all)

/** What is read from a function's type, which the reader of properties cannot do. */
const NAMED: Readonly<Record<string, readonly string[]>> = {
  "VariantProps['variant']": named<NonNullable<ButtonLook['variant']>>({
    primary: true,
    secondary: true,
    danger: true,
    'danger-filled': true,
    quiet: true,
  }),
  "VariantProps['size']": named<NonNullable<ButtonLook['size']>>({ sm: true, md: true }),
}

const SIMPLE = new Set(['boolean', 'string', 'number', 'enum'])
const isNothing = (type: SBType) => type.name === 'other' && (type.value === 'undefined' || type.value === 'null')

/** The one type that an optional property has when it is there; unions of more than one stay what they are. */
const withoutNothing = (type: SBType): SBType => {
  if (type.name === 'other' && NAMED[type.value]) return { ...type, name: 'enum', value: [...NAMED[type.value]!] }
  if (type.name !== 'union') return type
  const left = type.value.filter((one) => !isNothing(one))
  const [only] = left
  return left.length === 1 && only ? { ...withoutNothing(only), required: type.required ?? false } : type
}

const summaryOf = (type: SBType, raw: string | undefined) =>
  type.name === 'enum' ? type.value.map((value) => JSON.stringify(value)).join(' | ') : raw

/** What a text may stand for: with a story's text in it, it can be written anew. */
const isContent = (type: SBType) => type.name === 'other' && type.value === 'ReactNode'

const tidy = (argType: StrictInputType, arg: unknown): StrictInputType => {
  const { type: before } = argType
  if (!before) return argType
  const type = withoutNothing(before)
  const summary = argType.table?.type?.summary
  const isVague = summary === 'union' || NAMED[summary ?? ''] !== undefined
  const clear = isVague ? summaryOf(type, before.raw) : summary
  const table = { ...argType.table, ...(clear && { type: { ...argType.table?.type, summary: clear } }) }
  if (SIMPLE.has(type.name)) return { ...argType, type, table }
  if (isContent(type) && typeof arg === 'string') return { control: { type: 'text' }, ...argType, type, table }
  return { control: { disable: true }, ...argType, type, table }
}

/**
 * Controls that can be used, and types that can be read: from a type it does not know, Storybook makes an editor of
 * objects, which gives a story what it cannot draw.
 */
export const tidyControls: ArgTypesEnhancer = ({ argTypes, initialArgs, parameters }) =>
  Object.fromEntries(
    Object.entries(argTypes).map(([name, argType]) => [
      name,
      // What a story's own `render` does not take, no control can change.
      tidy(argType, parameters['__isArgsStory'] ? initialArgs[name] : undefined),
    ]),
  )
