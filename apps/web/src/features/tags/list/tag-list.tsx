import { useInfiniteQuery, useQuery } from '@tanstack/react-query'
import { useNavigate, useParams, useSearch } from '@tanstack/react-router'
import { type Message, msg } from '@waymark/domain/message'
import { lazy, useCallback, useMemo } from 'react'
import { useNotices } from '../../../notices/use-notices.ts'
import { useCan } from '../../../queries/known.ts'
import { rowsOf } from '../../../queries/pages.ts'
import { useTagActive } from '../../../queries/tag-changes.ts'
import { tagPagesQuery } from '../../../queries/tag-list.ts'
import { tagCountQuery } from '../../../queries/tags.ts'
import { useWords } from '../../../words/use-words.ts'
import { itemAddress } from '../../copy-rename-delete/item-address.ts'
import { FromFirstChoice } from '../../lists/bulk/from-first-choice.tsx'
import { ItemList, type ListWords } from '../../lists/item-list.tsx'
import { useSearchText } from '../../lists/row-link.tsx'
import { useSelection } from '../../lists/use-selection.ts'
import { FilterChips } from './filter-chips.tsx'
import { FilterTags } from './filter-tags.tsx'
import { askedOf, filterCount, NO_FILTERS, type TagListSearch } from './search.ts'
import { TagRow } from './tag-row.tsx'

const BulkTags = lazy(() => import('./bulk-tags.tsx').then((module) => ({ default: module.BulkTags })))

const W = {
  list: msg('tags.list', 'Tags'),
  search: msg('tags.search', 'Search tags'),
  add: msg('tags.add', 'Add tag'),
  addRefused: msg('tags.add-refused', 'You need edit permission to add tags'),
  changeRefused: msg('tags.change-refused', 'You need edit permission to turn tags on and off'),
  counted: msg('tags.counted', '<b>{found, number}</b> of {total, plural, one {# tag} other {# tags}}'),
  counting: msg('tags.counting', '<b>{total, number}</b> {total, plural, one {tag} other {tags}}'),
  selected: msg('tags.selected', '<b>{count, number}</b> of {total, number} selected'),
  empty: msg('tags.empty', 'No tags yet'),
  emptyText: msg('tags.empty-text', 'A tag is a snippet that runs on the website when one of its triggers fires.'),
} satisfies Record<keyof ListWords | 'changeRefused', Message>

/** The tags of the draft: searched, filtered, sorted, turned on and off. */
export function TagList({ appId }: { appId: string }) {
  const { say } = useWords()
  const notices = useNotices()
  const navigate = useNavigate()
  const search = useSearch({ from: '/_signed-in/tag/app/$appId/tags' })
  const { tagId } = useParams({ strict: false })
  const kept = useSearchText(search)
  const asked = useMemo(() => askedOf(search), [search])
  const edit = useCan('edit')
  const query = useInfiniteQuery(tagPagesQuery(appId, asked))
  const all = useQuery(tagCountQuery(appId))
  const rows = useMemo(() => rowsOf(query.data?.pages ?? []), [query.data])
  const order = useMemo(() => rows.map(({ id }) => id), [rows])
  const selection = useSelection(order)
  const switching = useTagActive(appId)
  const found = query.data?.pages[0]?.meta.total ?? 0

  const searchFor = useCallback(
    (change: Partial<TagListSearch>) =>
      void navigate({ to: '.', search: (kept) => ({ ...kept, ...change }), replace: true, resetScroll: false }),
    [navigate],
  )

  const { mutateAsync } = switching
  const onSwitch = useCallback(
    (id: string, active: boolean) => {
      const deed = active ? ('activate-tag' as const) : ('deactivate-tag' as const)
      const begun = notices.began(deed)
      // As a promise: several tags may be on their way at once, and each has its own end.
      mutateAsync({ tagId: id, active }).then(
        () => notices.done(deed, begun),
        (error) => notices.failed(deed, error, begun),
      )
    },
    [mutateAsync, notices],
  )
  const refusal = edit.allowed ? undefined : say(W.changeRefused)

  return (
    <ItemList
      words={W}
      query={query}
      order={order}
      found={found}
      all={all.data}
      name={search.name ?? ''}
      sort={asked.sort}
      onSearch={searchFor}
      filtered={asked.name !== '' || filterCount(search) > 0}
      onClear={() => searchFor({ ...NO_FILTERS, name: undefined })}
      chips={<FilterChips filters={search} onChange={searchFor} />}
      filter={<FilterTags filters={search} onApply={searchFor} />}
      selection={selection}
      edit={edit}
      onAdd={() => void navigate({ to: '/tag/app/$appId/tags/add-tag', params: { appId }, search: (kept) => kept })}
      bulk={
        <FromFirstChoice selection={selection}>
          <BulkTags appId={appId} rows={rows} selection={selection} openId={tagId} refusal={refusal} />
        </FromFirstChoice>
      }
    >
      {rows.map((tag) => (
        <TagRow
          key={tag.id}
          href={`${itemAddress('tag', appId, tag.id)}${kept}`}
          tag={tag}
          sort={asked.sort}
          current={tag.id === tagId}
          checked={selection.ids.has(tag.id)}
          pending={switching.isPending && switching.variables.tagId === tag.id}
          refusal={refusal}
          onCheck={selection.check}
          onSwitch={onSwitch}
        />
      ))}
    </ItemList>
  )
}
