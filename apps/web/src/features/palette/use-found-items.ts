import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { tagLists } from '#data/tags.ts'
import { triggerLists } from '#data/triggers.ts'
import { variableLists } from '#data/variables.ts'
import { TABS } from '#i18n/tabs.ts'
import { useI18n } from '#i18n/use-i18n.ts'
import { itemRow } from './item-row.ts'
import type { PaletteRow } from './palette-row.ts'

/**
 * The first tags, triggers and variables that match `sought`; nothing for an empty one. Until the server has answered,
 * those found before whose names contain the typed text.
 */
export function useFoundItems(appId: string, sought: string, typed: string) {
  const { t } = useI18n()
  const options = { enabled: sought !== '', placeholderData: keepPreviousData }
  const tags = useQuery({ ...tagLists.search(appId, sought), ...options })
  const triggers = useQuery({ ...triggerLists.search(appId, sought), ...options })
  const variables = useQuery({ ...variableLists.search(appId, sought), ...options })
  const waiting = sought !== typed
  const wanted = typed.toLocaleLowerCase()
  const shown = (items: PaletteRow[] | undefined, isPlaceholder: boolean) =>
    wanted === ''
      ? []
      : (items ?? []).filter(({ label }) => !(waiting || isPlaceholder) || label.toLocaleLowerCase().includes(wanted))
  return {
    groups: [
      {
        label: t(TABS.tags),
        items: shown(
          tags.data?.map((tag) => itemRow(t, appId, tag)),
          tags.isPlaceholderData,
        ),
      },
      {
        label: t(TABS.triggers),
        items: shown(
          triggers.data?.map((trigger) => itemRow(t, appId, trigger)),
          triggers.isPlaceholderData,
        ),
      },
      {
        label: t(TABS.variables),
        items: shown(
          variables.data?.map((variable) => itemRow(t, appId, variable)),
          variables.isPlaceholderData,
        ),
      },
    ],
    pending: waiting || [tags, triggers, variables].some(({ isFetching }) => isFetching),
  }
}
