import { fits, SETTING_FORMS, type Settings } from '../../lib/settings.ts'

const EXPECTED: Record<keyof Settings, string> = {
  apiBase: 'a path on this origin without a final slash, such as "/api/v1"',
  healthPath: 'a path below the base path of the API, such as "/health/"',
  turnstileSiteKey: "the bot check's public key, or null for no bot check",
}
/** Characters of a wrong value that are shown. */
const SHOWN = 80

const shown = (value: unknown) => {
  const text = JSON.stringify(value)
  return text.length > SHOWN ? `${text.slice(0, SHOWN)}…` : text
}

const isSetting = (name: string): name is keyof Settings => Object.hasOwn(SETTING_FORMS, name)

/** One sentence for everything that is wrong in the text of a config.json; none where `readSettings` takes it. */
export const settingsProblems = (text: string): string[] => {
  let given: unknown
  try {
    given = JSON.parse(text)
  } catch {
    return ['config.json is not valid JSON.']
  }
  if (typeof given !== 'object' || given === null || Array.isArray(given)) return ['config.json must hold one object.']
  return Object.entries(given).flatMap(([name, value]) => {
    if (!isSetting(name))
      return [`There is no setting ${shown(name)}. The settings are ${Object.keys(SETTING_FORMS).join(', ')}.`]
    return fits(name, value) ? [] : [`${name} must be ${EXPECTED[name]}. It is ${shown(value)}.`]
  })
}
