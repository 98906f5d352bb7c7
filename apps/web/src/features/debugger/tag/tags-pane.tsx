import { SESSION_TAG_SORTS, type SessionTagSort } from '@waymark/debugger-core/lists'
import { type Message, msg } from '@waymark/domain/message'
import { NAME_LABEL } from '@waymark/domain/resource'
import { Button } from '@waymark/ui/controls'
import { SortMenu } from '@waymark/ui/data'
import { EmptyState, ListHead, ListTools } from '@waymark/ui/layout'
import { useMemo } from 'react'
import { CLEAR_SEARCH, SEARCH_ITEMS, SORT_BY } from '#i18n/list-messages.ts'
import { Trans } from '#i18n/trans.tsx'
import { useI18n } from '#i18n/use-i18n.ts'
import { FoundCount } from '#items/list/found-count.tsx'
import { ListSearch } from '#items/list/list-search.tsx'
import { NO_ACTIVE_TAGS, NO_TAG_MATCHES, PRIORITY, TIMES_FIRED } from '../debugger-messages.ts'
import { useDebugger, useView } from '../use-debugger.ts'
import { SessionTagList } from './session-tag-list.tsx'
import { useListedTags } from './use-listed-tags.ts'

const COUNT = msg(
  'debugger.tags.count',
  '<b>{all, number}</b> {all, plural, one {tag} other {tags}}, <b>{fired, number}</b> fired',
)

const SORTS: Readonly<Record<SessionTagSort, Message>> = {
  firedDsc: TIMES_FIRED,
  priorityDsc: PRIORITY,
  nameAsc: NAME_LABEL,
}

/** All tags of the session with how often each has fired. */
export function TagsPane() {
  const { t } = useI18n()
  const { viewStore } = useDebugger()
  const search = useView((view) => view.tagSearch)
  const sort = useView((view) => view.tagSort)
  const { all, listed } = useListedTags()
  const fired = useMemo(() => all.filter((tag) => tag.fired > 0).length, [all])
  return (
    <>
      <ListHead>
        <ListSearch label={t(SEARCH_ITEMS.tag)} text={search} onSearch={(text) => viewStore.set({ tagSearch: text })} />
        <ListTools count={<Trans message={COUNT} values={{ all: all.length, fired }} components={{ b: <b /> }} />}>
          <SortMenu<SessionTagSort>
            label={t(SORT_BY)}
            value={sort}
            options={SESSION_TAG_SORTS.map((value) => ({ value, label: t(SORTS[value]) }))}
            onChange={(tagSort) => viewStore.set({ tagSort })}
          />
        </ListTools>
        <FoundCount narrowed={search.trim() !== ''} count={listed.length} />
      </ListHead>
      {listed.length > 0 ? (
        <SessionTagList tags={listed} />
      ) : (
        <EmptyState
          role="status"
          art="lost"
          title={t(all.length === 0 ? NO_ACTIVE_TAGS : NO_TAG_MATCHES)}
          {...(all.length > 0 && {
            actions: <Button onPress={() => viewStore.set({ tagSearch: '' })}>{t(CLEAR_SEARCH)}</Button>,
          })}
        />
      )}
    </>
  )
}
