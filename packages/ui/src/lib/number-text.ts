let format: Intl.NumberFormat | undefined

/** '1,204'. The format is made with the first number: the browser reads its tables for it. */
export const numberText = (value: number): string => (format ??= new Intl.NumberFormat('en')).format(value)

/** '1 title', '1,204 titles'. */
export const titlesText = (count: number): string => (count === 1 ? '1 title' : `${numberText(count)} titles`)
