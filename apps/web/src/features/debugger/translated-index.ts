import type { VersionIndex } from '@waymark/debugger-core/version'
import type { Message } from '@waymark/domain/message'
import { builtInById } from '@waymark/domain/variable/built-in'
import { useMemo } from 'react'
import { useI18n } from '#i18n/use-i18n.ts'

/** A version whose built-in variables have their names in the user's language, as everywhere else in the product. */
export function translatedIndex(index: VersionIndex, t: (message: Message) => string): VersionIndex {
  const variables = new Map(index.variables)
  for (const [id, variable] of variables) {
    const builtIn = builtInById(id)
    if (builtIn) variables.set(id, { ...variable, name: t(builtIn.label) })
  }
  return { ...index, variables }
}

/** `translatedIndex` in the language of the product; null without an index. */
export function useTranslatedIndex(index: VersionIndex | null): VersionIndex | null {
  const { t } = useI18n()
  return useMemo(() => index && translatedIndex(index, t), [index, t])
}
