/**
 * The letter of a key, small whatever Caps Lock says. Where the keyboard writes another script it is that of the key's
 * place, which is printed on most of them beside their own.
 */
export const letterOf = ({ key, code }: { key: string; code: string }): string => {
  const place = /^Key([A-Z])$/.exec(code)?.[1]
  return (place && /^\p{L}$/u.test(key) && !/^\p{Script=Latin}$/u.test(key) ? place : key).toLowerCase()
}
