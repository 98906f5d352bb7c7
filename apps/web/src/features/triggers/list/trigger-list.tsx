import { useInfiniteQuery, useQuery } from '@tanstack/react-query'
import { useSearch } from '@tanstack/react-router'
import { msg } from '@waymark/domain/message'
import { useMemo } from 'react'
import { triggerPagesQuery } from '#data/trigger-list.ts'
import { triggerCountQuery } from '#data/triggers.ts'
import { ItemList, type ListMessages } from '#items/list/item-list.tsx'
import { useNarrow } from '#items/list/use-narrow.ts'
import { BulkTriggers } from './bulk-triggers.tsx'
import { FilterTriggers } from './filter-triggers.tsx'
import { askedOf, filterCount, NO_FILTERS, type TriggerListSearch } from './search.ts'
import { TriggerChips } from './trigger-chips.tsx'
import { TriggerRow } from './trigger-row.tsx'

const M: ListMessages = {
  list: msg('triggers.list', 'Triggers'),
  search: msg('triggers.search', 'Search triggers'),
  add: msg('triggers.add', 'Add trigger'),
  addRefused: msg('triggers.add-refused', 'You need edit permission to add triggers'),
  counted: msg('triggers.counted', '<b>{found, number}</b> of {total, plural, one {# trigger} other {# triggers}}'),
  counting: msg('triggers.counting', '<b>{total, number}</b> {total, plural, one {trigger} other {triggers}}'),
  selected: msg('triggers.selected', '<b>{count, number}</b> of {total, number} selected'),
  empty: msg('triggers.empty', 'No triggers yet'),
  emptyText: msg('triggers.empty-text', 'A trigger watches for one kind of event on the website and sets tags off.'),
}

/** The triggers of the draft: searched, narrowed, sorted, chosen and deleted. */
export function TriggerList({ appId }: { appId: string }) {
  const search = useSearch({ from: '/_signed-in/tag/app/$appId/triggers' })
  const narrow = useNarrow<TriggerListSearch>()
  const asked = useMemo(() => askedOf(search), [search])
  const query = useInfiniteQuery(triggerPagesQuery(appId, asked))
  const all = useQuery(triggerCountQuery(appId))
  return (
    <ItemList
      kind="trigger"
      appId={appId}
      messages={M}
      query={query}
      all={all.data}
      search={search}
      filters={filterCount(search)}
      onSearch={narrow}
      onClear={() => narrow({ ...NO_FILTERS, name: undefined })}
      chips={<TriggerChips filters={search} onChange={narrow} />}
      filter={<FilterTriggers filters={search} onApply={narrow} />}
      bulk={(bulk) => <BulkTriggers {...bulk} />}
    >
      {(trigger, row) => <TriggerRow {...row} trigger={trigger} />}
    </ItemList>
  )
}
