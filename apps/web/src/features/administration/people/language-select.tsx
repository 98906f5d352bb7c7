import { languageOf } from '@waymark/domain/user'
import { Select } from '@waymark/ui/controls'
import { LANGUAGES, SUPPORTED } from '#i18n/languages.ts'

/** Chooses a language; also offers the present one when it is a tag such as `en-GB` that only the API gives. */
export function LanguageSelect(props: { value: string; onChange: (language: string) => void; readOnly?: boolean }) {
  const tags: ReadonlySet<string> = new Set([...SUPPORTED, props.value])
  return <Select {...props} options={[...tags].map((value) => ({ value, label: languageName(value) }))} />
}

/** The name of a language in itself, such as "Polski", or the tag of one that the interface does not have. */
export function languageName(tag: string): string {
  const known = SUPPORTED.find((language) => language === languageOf(tag))
  if (!known) return tag
  return known === tag ? LANGUAGES[known] : `${LANGUAGES[known]} (${tag})`
}
