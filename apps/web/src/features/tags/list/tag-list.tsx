import { useInfiniteQuery, useQuery } from '@tanstack/react-query'
import { useNavigate, useParams, useSearch } from '@tanstack/react-router'
import { msg } from '@waymark/domain/message'
import { Button } from '@waymark/ui/controls'
import { SortMenu } from '@waymark/ui/data'
import { EmptyState, ListHead, ListHeadRow, ListPane, ListTools } from '@waymark/ui/layout'
import { useCallback, useMemo } from 'react'
import { useNotices } from '../../../notices/use-notices.ts'
import { useCan } from '../../../queries/known.ts'
import { rowsOf } from '../../../queries/pages.ts'
import { useTagActive } from '../../../queries/tag-changes.ts'
import { tagPagesQuery } from '../../../queries/tag-list.ts'
import { tagCountQuery } from '../../../queries/tags.ts'
import { useShortcuts } from '../../../shortcuts/use-shortcuts.ts'
import { useWords } from '../../../words/use-words.ts'
import { Words } from '../../../words/words.tsx'
import { SelectAll } from '../../lists/bulk/select-all.tsx'
import { ListSearch } from '../../lists/list-search.tsx'
import { LIST_SORTS, SORT_CAPTIONS, SORT_LABELS } from '../../lists/list-sort.ts'
import { ListStates } from '../../lists/list-states.tsx'
import { MoreRows } from '../../lists/more-rows.tsx'
import { useRowKeys } from '../../lists/use-row-keys.ts'
import { useSelection } from '../../lists/use-selection.ts'
import { BulkTags } from './bulk-tags.tsx'
import { FilterChips } from './filter-chips.tsx'
import { FilterTags } from './filter-tags.tsx'
import { askedOf, filterCount, NO_FILTERS, type TagListSearch } from './search.ts'
import { TagRow } from './tag-row.tsx'

const W = {
  list: msg('tags.list', 'Tags'),
  search: msg('tags.search', 'Search tags'),
  add: msg('tags.add', 'Add tag'),
  addRefused: msg('tags.add-refused', 'You need edit permission to add tags'),
  changeRefused: msg('tags.change-refused', 'You need edit permission to turn tags on and off'),
  sort: msg('lists.sort', 'Sort by'),
  counted: msg('tags.counted', '<b>{found, number}</b> of {total, plural, one {# tag} other {# tags}}'),
  counting: msg('tags.counting', '<b>{total, number}</b> {total, plural, one {tag} other {tags}}'),
  selected: msg('tags.selected', '<b>{count, number}</b> of {total, number} selected'),
  empty: msg('tags.empty', 'No tags yet'),
  emptyText: msg('tags.empty-text', 'A tag is a snippet that runs on the website when one of its triggers fires.'),
}

/** The tags of the draft: searched, filtered, sorted, turned on and off. */
export function TagList({ appId }: { appId: string }) {
  const { say } = useWords()
  const notices = useNotices()
  const navigate = useNavigate()
  const search = useSearch({ from: '/_signed-in/tag/app/$appId/tags' })
  const { tagId } = useParams({ strict: false })
  const asked = useMemo(() => askedOf(search), [search])
  const edit = useCan('edit')
  const query = useInfiniteQuery(tagPagesQuery(appId, asked))
  const all = useQuery(tagCountQuery(appId))
  const rows = useMemo(() => rowsOf(query.data?.pages ?? []), [query.data])
  const order = useMemo(() => rows.map(({ id }) => id), [rows])
  const selection = useSelection(order)
  const keys = useRowKeys(order, edit.allowed ? selection : undefined)
  const switching = useTagActive(appId)
  const found = query.data?.pages[0]?.meta.total ?? 0
  const filtered = asked.name !== '' || filterCount(search) > 0

  const searchFor = useCallback(
    (change: Partial<TagListSearch>) =>
      void navigate({ to: '.', search: (kept) => ({ ...kept, ...change }), replace: true, resetScroll: false }),
    [navigate],
  )
  const add = () => void navigate({ to: '/tag/app/$appId/tags/add-tag', params: { appId }, search: (kept) => kept })
  useShortcuts({ c: edit.allowed ? add : undefined })

  const { mutate } = switching
  const onSwitch = useCallback(
    (id: string, active: boolean) =>
      mutate(
        { tagId: id, active },
        { onError: (error) => void notices.failed(active ? 'activate-tag' : 'deactivate-tag', error) },
      ),
    [mutate, notices],
  )
  const onCheck = useCallback((id: string, how: { shift: boolean }) => selection.check(id, how), [selection.check])
  const refusal = edit.allowed ? undefined : say(W.changeRefused)

  const count = { b: <b /> }
  const counted =
    selection.ids.size > 0 ? (
      <Words of={W.selected} values={{ count: selection.ids.size, total: found }} components={count} />
    ) : query.isSuccess ? (
      <Words
        of={filtered && all.data !== undefined ? W.counted : W.counting}
        values={{ found, total: filtered ? (all.data ?? found) : found }}
        components={count}
      />
    ) : null

  const states = (
    <ListStates
      query={query}
      count={rows.length}
      filtered={filtered}
      onClear={() => searchFor({ ...NO_FILTERS, name: undefined })}
      first={
        <EmptyState
          art="trail"
          title={say(W.empty)}
          text={say(W.emptyText)}
          actions={
            <Button
              variant="primary"
              icon="plus"
              disabledReason={edit.allowed ? undefined : say(W.addRefused)}
              onPress={add}
            >
              {say(W.add)}
            </Button>
          }
        />
      }
    />
  )
  const showRows = query.data !== undefined && rows.length > 0

  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: the keys belong to the rows inside.
    <div onKeyDown={keys} className="contents">
      <ListPane
        label={say(W.list)}
        plain={!showRows}
        selecting={selection.ids.size > 0}
        readOnly={!edit.allowed}
        busy={query.isPlaceholderData}
        head={
          <ListHead>
            <ListHeadRow>
              <ListSearch
                label={say(W.search)}
                text={search.name ?? ''}
                onSearch={(name) => searchFor({ name: name || undefined })}
              />
              <Button icon="plus" disabledReason={edit.allowed ? undefined : say(W.addRefused)} onPress={add}>
                {say(W.add)}
              </Button>
            </ListHeadRow>
            <FilterChips filters={search} onChange={searchFor} />
            <ListTools count={counted} before={<SelectAll selection={selection} loaded={rows.length} />}>
              <FilterTags filters={search} onApply={searchFor} />
              <SortMenu
                label={say(W.sort)}
                value={asked.sort}
                options={LIST_SORTS.map((value) => ({
                  value,
                  label: say(SORT_LABELS[value]),
                  caption: say(SORT_CAPTIONS[value]),
                }))}
                onChange={(sort) => searchFor({ sort: sort === 'name' ? undefined : sort })}
              />
            </ListTools>
          </ListHead>
        }
        more={showRows && <MoreRows query={query} shown={rows.length} total={found} />}
        foot={
          edit.allowed && <BulkTags appId={appId} rows={rows} selection={selection} openId={tagId} refusal={refusal} />
        }
      >
        {showRows
          ? rows.map((tag) => (
              <TagRow
                key={tag.id}
                appId={appId}
                tag={tag}
                sort={asked.sort}
                current={tag.id === tagId}
                checked={selection.ids.has(tag.id)}
                pending={switching.isPending && switching.variables.tagId === tag.id}
                refusal={refusal}
                onCheck={onCheck}
                onSwitch={onSwitch}
              />
            ))
          : states}
      </ListPane>
    </div>
  )
}
