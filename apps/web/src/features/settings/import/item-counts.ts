import { msg } from '@waymark/domain/message'
import type { ItemCounts } from '@waymark/domain/transfer'
import type { ContainerVersion } from '@waymark/domain/version'
import { useFormats } from '#i18n/dates.ts'
import { useI18n } from '#i18n/use-i18n.ts'

const M = {
  tags: msg('import.counts.tags', '{count, plural, one {# tag} other {# tags}}'),
  triggers: msg('import.counts.triggers', '{count, plural, one {# trigger} other {# triggers}}'),
  variables: msg('import.counts.variables', '{count, plural, one {# variable} other {# variables}}'),
}

/** "96 tags, 71 triggers and 40 variables" */
export function useCountsText() {
  const { t } = useI18n()
  const { list } = useFormats()
  return ({ tags, triggers, variables }: ItemCounts) =>
    list([t(M.tags, { count: tags }), t(M.triggers, { count: triggers }), t(M.variables, { count: variables })])
}

/** How many items an import of a version takes along: its own ones, neither built-in variables nor those of meta-sites. */
export function countsOf({ tags, triggers, variables }: ContainerVersion): ItemCounts {
  const own = (items: readonly { readonly virtual: boolean }[]) => items.filter(({ virtual }) => !virtual).length
  return { tags: own(tags), triggers: own(triggers), variables: own(variables) }
}
