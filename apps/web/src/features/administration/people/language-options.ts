import { languageOf } from '@waymark/domain/session'
import { LANGUAGES, SUPPORTED } from '#i18n/languages.ts'

/** Languages to choose for a person, with the present one when it is a tag such as `en-GB` that only the API gives. */
export function languageOptions(present: string): { value: string; label: string }[] {
  const all: readonly string[] = SUPPORTED
  const others = all.includes(present) ? [] : [{ value: present, label: languageName(present) }]
  return [...SUPPORTED.map((value) => ({ value, label: LANGUAGES[value] })), ...others]
}

/** The name of a language in itself, such as "Polski", or the tag of one that the interface does not have. */
export function languageName(tag: string): string {
  const known = SUPPORTED.find((language) => language === languageOf(tag))
  if (!known) return tag
  return known === tag ? LANGUAGES[known] : `${LANGUAGES[known]} (${tag})`
}
