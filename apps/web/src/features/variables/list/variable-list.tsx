import { useInfiniteQuery, useQuery } from '@tanstack/react-query'
import { useSearch } from '@tanstack/react-router'
import { msg } from '@waymark/domain/message'
import { VARIABLE_APPEARANCES, type VariableListItem } from '@waymark/domain/variable'
import { memo } from 'react'
import { oneVariableQuery, variableLists } from '#data/variables.ts'
import { ADD_ITEM } from '#i18n/action-labels.ts'
import { SEARCH_ITEMS } from '#i18n/list-messages.ts'
import { TABS } from '#i18n/tabs.ts'
import { useI18n } from '#i18n/use-i18n.ts'
import { BulkActions } from '#items/list/bulk/bulk-actions.tsx'
import { ItemList, type ListMessages } from '#items/list/item-list.tsx'
import { ItemsScreen } from '#items/list/items-screen.tsx'
import { ListRow, type ListRowProps } from '#items/list/list-row.tsx'
import { NothingOpen } from '#items/list/nothing-open.tsx'
import { PublishedDot } from '#items/list/published-dot.tsx'
import { VARIABLE_FILTERS } from './variable-filters.ts'
import { variableQueryOf } from './variable-list-params.ts'

const M: ListMessages = {
  list: TABS.variables,
  search: SEARCH_ITEMS.variable,
  add: ADD_ITEM.variable,
  addRefused: msg('variables.add-refused', 'You need edit permission to add variables'),
  counted: msg('variables.counted', '<b>{found, number}</b> of {total, plural, one {# variable} other {# variables}}'),
  counting: msg('variables.counting', '<b>{total, number}</b> {total, plural, one {variable} other {variables}}'),
  empty: msg('variables.empty', 'No variables yet'),
  emptyText: msg(
    'variables.empty-text',
    'A variable is a named value that tags and triggers read from the page, from a cookie or from your own code.',
  ),
}

/** The variables of a site: the list, with the open variable beside it. */
export const VariablesScreen = () => (
  <ItemsScreen
    kind="variable"
    region={msg('variables.region', 'List of variables')}
    name={M.list}
    list={(appId) => <VariableList key={appId} appId={appId} />}
  />
)

/** Shown beside the list while no variable is open. */
export const NoVariable = () => (
  <NothingOpen
    title={msg('variables.none-selected', 'No variable selected')}
    text={msg('variables.none-selected-text', 'Choose a variable from the list to see where its value comes from.')}
    help={{ topic: 'variables', label: msg('variables.help', 'How variables work') }}
    selected={msg('variables.some-selected', '{count, plural, one {# variable selected} other {# variables selected}}')}
  />
)

/** The variables of the draft, without the built-in ones: searched, filtered, sorted, selected and deleted. */
function VariableList({ appId }: { appId: string }) {
  const params = useSearch({ from: '/_signed-in/tag/app/$appId/variables' })
  const query = useInfiniteQuery(variableLists.pages(appId, variableQueryOf(params)))
  const count = useQuery(variableLists.count(appId))
  return (
    <ItemList
      kind="variable"
      appId={appId}
      messages={M}
      query={query}
      all={count.data}
      params={params}
      filters={VARIABLE_FILTERS}
      one={(id) => oneVariableQuery(appId, id)}
      isListed={({ attributes }) => !attributes.builtin}
      bulk={(bulk) => <BulkActions {...bulk} kind="variable" />}
    >
      {(variable, row) => <VariableRow {...row} variable={variable} />}
    </ItemList>
  )
}

/** One variable in the list: its type, and whether it is published. */
const VariableRow = memo(function VariableRow({ variable, ...row }: ListRowProps & { variable: VariableListItem }) {
  const { t } = useI18n()
  const { variable_type, is_published } = variable.attributes
  const { name, icon } = VARIABLE_APPEARANCES[variable_type]
  return (
    <ListRow {...row} item={variable} icon={icon} caption={t(name)} trail={<PublishedDot published={is_published} />} />
  )
})
