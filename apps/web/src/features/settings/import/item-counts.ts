import { msg } from '@waymark/domain/message'
import type { ItemCounts } from '@waymark/domain/transfer'
import type { ContainerVersion } from '@waymark/domain/version'
import { useI18n } from '#i18n/use-i18n.ts'

const COUNTS = msg(
  'import.counts',
  '{tags, plural, one {# tag} other {# tags}}, {triggers, plural, one {# trigger} other {# triggers}}, {variables, plural, one {# variable} other {# variables}}',
)

/** "96 tags, 71 triggers, 40 variables" */
export function useCountsText() {
  const { t } = useI18n()
  return (counts: ItemCounts) => t(COUNTS, { ...counts })
}

/** How many items an import of a version takes along: its own ones, neither built-in variables nor those of meta-sites. */
export function countsOf({ tags, triggers, variables }: ContainerVersion): ItemCounts {
  const own = (items: readonly { readonly virtual: boolean }[]) => items.filter(({ virtual }) => !virtual).length
  return { tags: own(tags), triggers: own(triggers), variables: own(variables) }
}
