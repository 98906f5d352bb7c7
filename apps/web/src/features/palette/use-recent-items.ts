import { type QueryClient, useQuery } from '@tanstack/react-query'
import { plain } from '@waymark/domain/search'
import { isMissing } from '#data/api/call-failed.ts'
import { oneTagQuery } from '#data/tags.ts'
import { oneTriggerQuery } from '#data/triggers.ts'
import { oneVariableQuery } from '#data/variables.ts'
import { type Translate, useI18n } from '#i18n/use-i18n.ts'
import { itemRow } from './item-row.ts'
import type { PaletteRow } from './palette-row.ts'
import { RECENT_ROWS, type RecentItem, recentItems, removeRecentItems } from './recent-items.ts'

/**
 * The items opened last whose names contain a text, without the one on the screen. Their names come from the server, so
 * that renamed ones are right; deleted ones are forgotten.
 */
export function useRecentItems(appId: string, query: string, openId: string | undefined): PaletteRow[] {
  const { t } = useI18n()
  const recent = recentItems(appId)
    .getSnapshot()
    .filter(({ id }) => id !== openId)
  const { data: rows = [] } = useQuery({
    queryKey: ['palette', appId, 'recent', recent.map(({ id }) => id)],
    queryFn: async ({ client }) => {
      const found = await Promise.all(recent.map((item) => rowOf(client, t, appId, item)))
      return found.filter((row) => row !== undefined)
    },
    staleTime: 0,
  })
  const wanted = plain(query)
  return rows.filter(({ label }) => plain(label).includes(wanted)).slice(0, RECENT_ROWS)
}

/** The row of an item; none when it cannot be read. */
async function rowOf(client: QueryClient, t: Translate, appId: string, { kind, id }: RecentItem) {
  const once = { retry: false }
  try {
    if (kind === 'tag') return itemRow(t, appId, await client.fetchQuery({ ...oneTagQuery(appId, id), ...once }))
    if (kind === 'trigger')
      return itemRow(t, appId, await client.fetchQuery({ ...oneTriggerQuery(appId, id), ...once }))
    return itemRow(t, appId, await client.fetchQuery({ ...oneVariableQuery(appId, id), ...once }))
  } catch (error) {
    if (isMissing(error)) removeRecentItems(appId, [id])
    return undefined
  }
}
