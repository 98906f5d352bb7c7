import { useInfiniteQuery, useQuery } from '@tanstack/react-query'
import { useSearch } from '@tanstack/react-router'
import { type Message, msg } from '@waymark/domain/message'
import { lazy } from 'react'
import { useCan } from '#data/current-site.ts'
import { useToggling } from '#data/tag-toggling.ts'
import { oneTagQuery, tagLists } from '#data/tags.ts'
import { ADD_ITEM } from '#i18n/action-labels.ts'
import { SEARCH_ITEMS } from '#i18n/list-messages.ts'
import { TABS } from '#i18n/tabs.ts'
import { useI18n } from '#i18n/use-i18n.ts'
import { ItemList, type ListMessages } from '#items/list/item-list.tsx'
import { ItemsScreen } from '#items/list/items-screen.tsx'
import { NothingOpen } from '#items/list/nothing-open.tsx'
import { useOnboardingInList } from '../onboarding/onboarding-in-list.tsx'
import { OnboardingOr } from '../onboarding/onboarding-shown.tsx'
import { useToggleTag } from '../use-toggle-tag.ts'
import { TAG_FILTERS } from './tag-filters.ts'
import { tagQueryOf } from './tag-list-params.ts'
import { TagRow } from './tag-row.tsx'

const BulkTags = lazy(() => import('./bulk-tags.tsx'))

const M = {
  list: TABS.tags,
  search: SEARCH_ITEMS.tag,
  add: ADD_ITEM.tag,
  addRefused: msg('tags.add-refused', 'You need edit permission to add tags'),
  changeRefused: msg('tags.change-refused', 'You need edit permission to turn tags on and off'),
  counted: msg('tags.counted', '<b>{found, number}</b> of {total, plural, one {# tag} other {# tags}}'),
  counting: msg('tags.counting', '<b>{total, number}</b> {total, plural, one {tag} other {tags}}'),
  empty: msg('tags.empty', 'No tags yet'),
  emptyText: msg('tags.empty-text', 'A tag is a snippet that runs on the website when one of its triggers fires.'),
} satisfies Record<keyof ListMessages | 'changeRefused', Message>

/** The tags of a site: the list, with the open tag beside it. */
export const TagsScreen = () => (
  <ItemsScreen
    kind="tag"
    region={msg('tags.region', 'List of tags')}
    name={M.list}
    list={(appId) => <TagList key={appId} appId={appId} />}
  />
)

/** Shown beside the list while no tag is open: the first steps of a website until they are dismissed. */
export const NoTag = () => (
  <OnboardingOr>
    <NothingOpen
      title={msg('tags.none-selected', 'No tag selected')}
      text={msg('tags.none-selected-text', 'Choose a tag from the list to see what it does and when it fires.')}
      help={{ topic: 'tags', label: msg('tags.help', 'How tags work') }}
      selected={msg('tags.some-selected', '{count, plural, one {# tag selected} other {# tags selected}}')}
    />
  </OnboardingOr>
)

/** The tags of the draft: searched, filtered, sorted, toggled. */
function TagList({ appId }: { appId: string }) {
  const { t } = useI18n()
  const params = useSearch({ from: '/_signed-in/tag/app/$appId/tags' })
  const query = useInfiniteQuery(tagLists.pages(appId, tagQueryOf(params)))
  const count = useQuery(tagLists.count(appId))
  const toggling = useToggling(appId)
  const toggle = useToggleTag(appId)
  const refusal = useCan('edit').allowed ? undefined : t(M.changeRefused)
  const onboarding = useOnboardingInList(count.data)
  return (
    <ItemList
      kind="tag"
      appId={appId}
      messages={M}
      query={query}
      all={count.data}
      params={params}
      filters={TAG_FILTERS}
      one={(id) => oneTagQuery(appId, id)}
      bulk={(bulk) => <BulkTags {...bulk} />}
      {...onboarding}
    >
      {(tag, row) => (
        <TagRow {...row} tag={tag} pending={toggling.includes(tag.id)} refusal={refusal} onSwitch={toggle} />
      )}
    </ItemList>
  )
}
