import { useInfiniteQuery, useQuery } from '@tanstack/react-query'
import { useSearch } from '@tanstack/react-router'
import { type Message, msg } from '@waymark/domain/message'
import { useMemo } from 'react'
import { useCan } from '#data/known.ts'
import { useTurning } from '#data/tag-changes.ts'
import { tagPagesQuery } from '#data/tag-list.ts'
import { tagCountQuery } from '#data/tags.ts'
import { useI18n } from '#i18n/use-i18n.ts'
import { ItemList, type ListMessages } from '#items/list/item-list.tsx'
import { useNarrow } from '#items/list/use-narrow.ts'
import { useTurnTag } from '../use-turn-tag.ts'
import { BulkTags } from './bulk-tags.tsx'
import { FilterTags } from './filter-tags.tsx'
import { askedOf, filterCount, NO_FILTERS, type TagListSearch } from './search.ts'
import { TagChips } from './tag-chips.tsx'
import { TagRow } from './tag-row.tsx'

const M = {
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
} satisfies Record<keyof ListMessages | 'changeRefused', Message>

/** The tags of the draft: searched, filtered, sorted, turned on and off. */
export function TagList({ appId }: { appId: string }) {
  const { t } = useI18n()
  const search = useSearch({ from: '/_signed-in/tag/app/$appId/tags' })
  const narrow = useNarrow<TagListSearch>()
  const asked = useMemo(() => askedOf(search), [search])
  const query = useInfiniteQuery(tagPagesQuery(appId, asked))
  const all = useQuery(tagCountQuery(appId))
  const turning = useTurning(appId)
  const turn = useTurnTag(appId)
  const refusal = useCan('edit').allowed ? undefined : t(M.changeRefused)

  return (
    <ItemList
      kind="tag"
      appId={appId}
      messages={M}
      query={query}
      all={all.data}
      search={search}
      filters={filterCount(search)}
      onSearch={narrow}
      onClear={() => narrow({ ...NO_FILTERS, name: undefined })}
      chips={<TagChips filters={search} onChange={narrow} />}
      filter={<FilterTags filters={search} onApply={narrow} />}
      bulk={(bulk) => <BulkTags {...bulk} />}
    >
      {(tag, row) => <TagRow {...row} tag={tag} pending={turning.includes(tag.id)} refusal={refusal} onSwitch={turn} />}
    </ItemList>
  )
}
