import { useLingui } from '@lingui/react'
import type { Message } from '@waymark/domain/message'

/** Turns a message into the text of the current language. */
export type Translate = (message: Message, values?: Record<string, unknown>) => string

interface Translation {
  readonly t: Translate
  readonly locale: string
}

type LinguiTranslate = ReturnType<typeof useLingui>['_']

/** Shared by all components: `t` keeps its identity until the language changes, so it can be a dependency of effects. */
const translations = new WeakMap<LinguiTranslate, Translation>()

/** `t(message, values)` in the current language, and that language's tag for `Intl`. */
export function useI18n(): Translation {
  const { i18n, _ } = useLingui()
  const { locale } = i18n
  const known = translations.get(_)
  if (known?.locale === locale) return known
  const translation: Translation = { t: ({ id, message }, values) => _(id, values, { message }), locale }
  translations.set(_, translation)
  return translation
}
