import { useInfiniteQuery, useQuery } from '@tanstack/react-query'
import { useNavigate, useParams, useSearch } from '@tanstack/react-router'
import { msg } from '@waymark/domain/message'
import type { VariableType } from '@waymark/domain/variable'
import { useCallback, useMemo } from 'react'
import { useCan } from '../../../queries/known.ts'
import { rowsOf } from '../../../queries/pages.ts'
import { variablePagesQuery } from '../../../queries/variable-list.ts'
import { variableCountQuery } from '../../../queries/variables.ts'
import { useWords } from '../../../words/use-words.ts'
import { itemAddress } from '../../copy-rename-delete/item-address.ts'
import { ItemList, type ListWords } from '../../lists/item-list.tsx'
import { useSearchText } from '../../lists/row-link.tsx'
import { useSelection } from '../../lists/use-selection.ts'
import { BulkVariables } from './bulk-variables.tsx'
import { FilterVariables } from './filter-variables.tsx'
import { askedOf, type VariableListSearch } from './search.ts'
import { TypeChip } from './type-chip.tsx'
import { VariableRow } from './variable-row.tsx'

const W: ListWords = {
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
  const { say } = useWords()
  const navigate = useNavigate()
  const search = useSearch({ from: '/_signed-in/tag/app/$appId/variables' })
  const { variableId } = useParams({ strict: false })
  const kept = useSearchText(search)
  const asked = useMemo(() => askedOf(search), [search])
  const edit = useCan('edit')
  const query = useInfiniteQuery(variablePagesQuery(appId, asked))
  const all = useQuery(variableCountQuery(appId))
  const rows = useMemo(() => rowsOf(query.data?.pages ?? []), [query.data])
  const order = useMemo(() => rows.map(({ id }) => id), [rows])
  const selection = useSelection(order)

  const searchFor = useCallback(
    (change: Partial<VariableListSearch>) =>
      void navigate({ to: '.', search: (kept) => ({ ...kept, ...change }), replace: true, resetScroll: false }),
    [navigate],
  )
  const narrow = (types: readonly VariableType[]) =>
    searchFor({ variableTypes: types.length > 0 ? [...types] : undefined })
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
      filtered={asked.name !== '' || asked.types.length > 0}
      onClear={() => searchFor({ name: undefined, variableTypes: undefined })}
      chips={<TypeChip types={asked.types} onClear={() => narrow([])} />}
      filter={<FilterVariables types={asked.types} onApply={narrow} />}
      selection={selection}
      edit={edit}
      onAdd={() =>
        void navigate({ to: '/tag/app/$appId/variables/add-variable', params: { appId }, search: (kept) => kept })
      }
      bulk={
        <BulkVariables
          appId={appId}
          rows={rows}
          selection={selection}
          openId={variableId}
          refusal={edit.allowed ? undefined : say(edit.why)}
        />
      }
    >
      {rows.map((variable) => (
        <VariableRow
          key={variable.id}
          href={`${itemAddress('variable', appId, variable.id)}${kept}`}
          variable={variable}
          sort={asked.sort}
          current={variable.id === variableId}
          checked={selection.ids.has(variable.id)}
          mayEdit={edit.allowed}
          onCheck={selection.check}
        />
      ))}
    </ItemList>
  )
}
