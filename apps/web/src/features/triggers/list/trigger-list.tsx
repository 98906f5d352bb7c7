import { useInfiniteQuery, useQuery } from '@tanstack/react-query'
import { useSearch } from '@tanstack/react-router'
import { msg } from '@waymark/domain/message'
import { oneTriggerQuery, triggerLists } from '#data/triggers.ts'
import { ADD_ITEM } from '#i18n/action-labels.ts'
import { SEARCH_ITEMS } from '#i18n/list-messages.ts'
import { TABS } from '#i18n/tabs.ts'
import { BulkActions } from '#items/list/bulk/bulk-actions.tsx'
import { ItemList, type ListMessages } from '#items/list/item-list.tsx'
import { ItemsScreen } from '#items/list/items-screen.tsx'
import { NothingOpen } from '#items/list/nothing-open.tsx'
import { TRIGGER_FILTERS } from './trigger-filters.ts'
import { triggerQueryOf } from './trigger-list-params.ts'
import { TriggerRow } from './trigger-row.tsx'

const M: ListMessages = {
  list: TABS.triggers,
  search: SEARCH_ITEMS.trigger,
  add: ADD_ITEM.trigger,
  addRefused: msg('triggers.add-refused', 'You need edit permission to add triggers'),
  counted: msg('triggers.counted', '<b>{found, number}</b> of {total, plural, one {# trigger} other {# triggers}}'),
  counting: msg('triggers.counting', '<b>{total, number}</b> {total, plural, one {trigger} other {triggers}}'),
  empty: msg('triggers.empty', 'No triggers yet'),
  emptyText: msg('triggers.empty-text', 'A trigger watches for one kind of event on the website and fires tags.'),
}

/** The triggers of a site: the list, with the open trigger beside it. */
export const TriggersScreen = () => (
  <ItemsScreen
    kind="trigger"
    region={msg('triggers.region', 'List of triggers')}
    name={M.list}
    list={(appId) => <TriggerList key={appId} appId={appId} />}
  />
)

/** Shown beside the list while no trigger is open. */
export const NoTrigger = () => (
  <NothingOpen
    title={msg('triggers.none-selected', 'No trigger selected')}
    text={msg('triggers.none-selected-text', 'Choose a trigger from the list to see when it fires.')}
    help={{ topic: 'triggers', label: msg('triggers.help', 'How triggers work') }}
    selected={msg('triggers.some-selected', '{count, plural, one {# trigger selected} other {# triggers selected}}')}
  />
)

/** The triggers of the draft: searched, filtered, sorted, selected and deleted. */
function TriggerList({ appId }: { appId: string }) {
  const params = useSearch({ from: '/_signed-in/tag/app/$appId/triggers' })
  const query = useInfiniteQuery(triggerLists.pages(appId, triggerQueryOf(params)))
  const count = useQuery(triggerLists.count(appId))
  return (
    <ItemList
      kind="trigger"
      appId={appId}
      messages={M}
      query={query}
      all={count.data}
      params={params}
      filters={TRIGGER_FILTERS}
      one={(id) => oneTriggerQuery(appId, id)}
      bulk={(bulk) => <BulkActions {...bulk} kind="trigger" />}
    >
      {(trigger, row) => <TriggerRow {...row} trigger={trigger} />}
    </ItemList>
  )
}
