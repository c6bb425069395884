/** Always the same one of `choices` for the same text (FNV-1a). */
export const pick = <T>(choices: readonly [T, ...T[]], text: string): T => {
  let hash = 0x811c9dc5
  for (let at = 0; at < text.length; at++) hash = Math.imul(hash ^ text.charCodeAt(at), 0x01000193)
  return choices[(hash >>> 0) % choices.length] ?? choices[0]
}
