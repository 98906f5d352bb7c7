import { useInfiniteQuery, useQuery } from '@tanstack/react-query'
import { useSearch } from '@tanstack/react-router'
import { msg } from '@waymark/domain/message'
import { useMemo } from 'react'
import { variablePagesQuery } from '#data/variable-list.ts'
import { variableCountQuery } from '#data/variables.ts'
import { ItemList, type ListMessages } from '#items/list/item-list.tsx'
import { useNarrow } from '#items/list/use-narrow.ts'
import { BulkVariables } from './bulk-variables.tsx'
import { FilterVariables } from './filter-variables.tsx'
import { askedOf, filterCount, NO_FILTERS, type VariableListSearch } from './search.ts'
import { VariableChips } from './variable-chips.tsx'
import { VariableRow } from './variable-row.tsx'

const M: ListMessages = {
  list: msg('variables.list', 'Variables'),
  search: msg('variables.search', 'Search variables'),
  add: msg('variables.add', 'Add variable'),
  addRefused: msg('variables.add-refused', 'You need edit permission to add variables'),
  counted: msg('variables.counted', '<b>{found, number}</b> of {total, plural, one {# variable} other {# variables}}'),
  counting: msg('variables.counting', '<b>{total, number}</b> {total, plural, one {variable} other {variables}}'),
  selected: msg('variables.selected', '<b>{count, number}</b> of {total, number} selected'),
  empty: msg('variables.empty', 'No variables yet'),
  emptyText: msg(
    'variables.empty-text',
    'A variable is a named value that tags and triggers read from the page, from a cookie or from your own code.',
  ),
}

/** The variables of the draft that people made: searched, narrowed to types, sorted, chosen and deleted. */
export function VariableList({ appId }: { appId: string }) {
  const search = useSearch({ from: '/_signed-in/tag/app/$appId/variables' })
  const narrow = useNarrow<VariableListSearch>()
  const asked = useMemo(() => askedOf(search), [search])
  const query = useInfiniteQuery(variablePagesQuery(appId, asked))
  const all = useQuery(variableCountQuery(appId))
  return (
    <ItemList
      kind="variable"
      appId={appId}
      messages={M}
      query={query}
      all={all.data}
      search={search}
      filters={filterCount(search)}
      onSearch={narrow}
      onClear={() => narrow({ ...NO_FILTERS, name: undefined })}
      chips={<VariableChips filters={search} onChange={narrow} />}
      filter={<FilterVariables filters={search} onApply={narrow} />}
      bulk={(bulk) => <BulkVariables {...bulk} />}
    >
      {(variable, row) => <VariableRow {...row} variable={variable} />}
    </ItemList>
  )
}
