const KANA = /[\p{sc=Hira}\p{sc=Kana}]/u
const HANGUL = /\p{sc=Hang}/u

/**
 * The language of a name as far as its script gives it away: 'ja' for kana, 'ko' for Hangul, else undefined
 * (Han characters alone are Chinese or Japanese).
 */
export const scriptLang = (text: string): 'ja' | 'ko' | undefined =>
  KANA.test(text) ? 'ja' : HANGUL.test(text) ? 'ko' : undefined
