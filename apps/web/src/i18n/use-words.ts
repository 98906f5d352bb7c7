import { useLingui } from '@lingui/react'
import type { Message } from '@waymark/domain/message'

/** Turns a message into the text of the current language. */
export type Say = (message: Message, values?: Record<string, unknown>) => string

interface InLanguage {
  readonly say: Say
  readonly locale: string
}

type Translate = ReturnType<typeof useLingui>['_']

/** One for all components: what is made of words is made again only in another language. */
const made = new WeakMap<Translate, InLanguage>()

/** `say(message, values)` in the current language, and that language's tag for `Intl`. */
export function useWords(): InLanguage {
  const { i18n, _ } = useLingui()
  const { locale } = i18n
  const before = made.get(_)
  if (before?.locale === locale) return before
  const words: InLanguage = { say: ({ id, message }, values) => _(id, values, { message }), locale }
  made.set(_, words)
  return words
}
