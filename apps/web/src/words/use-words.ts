import { useLingui } from '@lingui/react'
import type { Message } from '@waymark/domain/message'
import { useMemo } from 'react'

/** Turns a message into the text of the current language. */
export type Say = (message: Message, values?: Record<string, unknown>) => string

/** `say(message, values)` in the current language, and that language's tag for `Intl`. */
export function useWords(): { say: Say; locale: string } {
  const { i18n, _ } = useLingui()
  const locale = i18n.locale
  return useMemo(() => ({ say: ({ id, message }, values) => _(id, values, { message }), locale }), [_, locale])
}
