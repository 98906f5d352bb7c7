import { useInfiniteQuery, useQuery } from '@tanstack/react-query'
import { useNavigate, useParams, useSearch } from '@tanstack/react-router'
import { msg } from '@waymark/domain/message'
import { useCallback, useMemo } from 'react'
import { useCan } from '../../../queries/known.ts'
import { rowsOf } from '../../../queries/pages.ts'
import { triggerPagesQuery } from '../../../queries/trigger-list.ts'
import { triggerCountQuery } from '../../../queries/triggers.ts'
import { useWords } from '../../../words/use-words.ts'
import { itemAddress } from '../../copy-rename-delete/item-address.ts'
import { ItemList, type ListWords } from '../../lists/item-list.tsx'
import { useSearchText } from '../../lists/row-link.tsx'
import { useSelection } from '../../lists/use-selection.ts'
import { BulkTriggers } from './bulk-triggers.tsx'
import { FilterChips } from './filter-chips.tsx'
import { FilterTriggers } from './filter-triggers.tsx'
import { askedOf, filterCount, NO_FILTERS, type TriggerListSearch } from './search.ts'
import { TriggerRow } from './trigger-row.tsx'

const W: ListWords = {
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
  const { say } = useWords()
  const navigate = useNavigate()
  const search = useSearch({ from: '/_signed-in/tag/app/$appId/triggers' })
  const { triggerId } = useParams({ strict: false })
  const kept = useSearchText(search)
  const asked = useMemo(() => askedOf(search), [search])
  const edit = useCan('edit')
  const query = useInfiniteQuery(triggerPagesQuery(appId, asked))
  const all = useQuery(triggerCountQuery(appId))
  const rows = useMemo(() => rowsOf(query.data?.pages ?? []), [query.data])
  const order = useMemo(() => rows.map(({ id }) => id), [rows])
  const selection = useSelection(order)

  const searchFor = useCallback(
    (change: Partial<TriggerListSearch>) =>
      void navigate({ to: '.', search: (kept) => ({ ...kept, ...change }), replace: true, resetScroll: false }),
    [navigate],
  )
  return (
    <ItemList
      words={W}
      query={query}
      order={order}
      found={query.data?.pages[0]?.meta.total ?? 0}
      all={all.data}
      name={search.name ?? ''}
      sort={asked.sort}
      onSearch={searchFor}
      filtered={asked.name !== '' || filterCount(search) > 0}
      onClear={() => searchFor({ ...NO_FILTERS, name: undefined })}
      chips={<FilterChips filters={search} onChange={searchFor} />}
      filter={<FilterTriggers filters={search} onApply={searchFor} />}
      selection={selection}
      edit={edit}
      onAdd={() =>
        void navigate({ to: '/tag/app/$appId/triggers/add-trigger', params: { appId }, search: (kept) => kept })
      }
      bulk={
        <BulkTriggers
          appId={appId}
          rows={rows}
          selection={selection}
          openId={triggerId}
          refusal={edit.allowed ? undefined : say(edit.why)}
        />
      }
    >
      {rows.map((trigger) => (
        <TriggerRow
          key={trigger.id}
          href={`${itemAddress('trigger', appId, trigger.id)}${kept}`}
          trigger={trigger}
          sort={asked.sort}
          current={trigger.id === triggerId}
          checked={selection.ids.has(trigger.id)}
          mayEdit={edit.allowed}
          onCheck={selection.check}
        />
      ))}
    </ItemList>
  )
}
