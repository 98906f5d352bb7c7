import { useInfiniteQuery } from '@tanstack/react-query'
import { useParams, useSearch } from '@tanstack/react-router'
import { type Message, msg } from '@waymark/domain/message'
import type { MetaSite } from '@waymark/domain/site'
import { SortMenu } from '@waymark/ui/data'
import { Icon } from '@waymark/ui/icon'
import { ListHead, ListHeadRow, ListItem, ListPane, type ListRows, ListTools } from '@waymark/ui/layout'
import { memo, useMemo, useRef } from 'react'
import { rowsOf } from '#data/list-queries.ts'
import { metaSiteAddress } from '#data/meta-site-address.ts'
import { linkedMetaSitesQuery } from '#data/meta-sites.ts'
import { useFormats } from '#i18n/dates.ts'
import { EDITED, NEWEST_FIRST, SORT_BY } from '#i18n/list-messages.ts'
import { Trans } from '#i18n/trans.tsx'
import { useI18n } from '#i18n/use-i18n.ts'
import { ListSearch } from '#items/list/list-search.tsx'
import { useChangeSearchParams } from '#items/list/list-search-params.ts'
import { ListStates } from '#items/list/list-states.tsx'
import { MoreRows } from '#items/list/more-rows.tsx'
import { useReportRows } from '#items/list/one-pane.tsx'
import { RowLink, useSearchText } from '#items/list/row-link.tsx'
import { useRowKeys } from '#items/list/use-row-keys.ts'
import { META_SITE_SORTS, type MetaSiteListParams, type MetaSiteSort } from './meta-site-list-params.ts'

const M = {
  list: msg('meta-setup.list', 'Meta-sites'),
  search: msg('meta-setup.search', 'Search meta-sites'),
  counting: msg(
    'meta-setup.counting',
    '<b>{total, number}</b> {total, plural, one {meta-site} other {meta-sites}} of this website',
  ),
  created: msg('lists.row.created', 'Created {date}'),
}

const SORTS: Readonly<Record<MetaSiteSort, { label: Message; caption: Message }>> = {
  name: { label: msg('lists.sort.name', 'Name'), caption: msg('lists.sort.name-caption', 'A to Z') },
  '-created_at': {
    label: msg('lists.sort.created', 'Created'),
    caption: NEWEST_FIRST,
  },
}

/** The meta-sites of a website: searched, sorted, loaded page by page. */
export function MetaSiteList({ appId }: { appId: string }) {
  const { t } = useI18n()
  const params: MetaSiteListParams = useSearch({ from: '/_signed-in/tag/app/$appId/meta-setup' })
  const { metaSiteId } = useParams({ strict: false })
  const changeParams = useChangeSearchParams<MetaSiteListParams>()
  const { name = '', siteSort: sort = 'name' } = params
  const search = name.trim()
  // Without the parameters of the preview: another meta-site opens with its tags.
  const searchText = useSearchText({ name: params.name, siteSort: params.siteSort })
  const query = useInfiniteQuery(linkedMetaSitesQuery(appId, { sort: [sort], ...(search && { search }) }))
  const sites = useMemo(() => rowsOf(query.data?.pages ?? []), [query.data])
  const ids = useMemo(() => sites.map(({ id }) => id), [sites])
  const found = query.data?.pages[0]?.meta.total
  const list = useRef<ListRows>(null)
  const clear = () => changeParams({ name: undefined })
  const keys = useRowKeys({ order: ids, list, clearSearch: name === '' ? undefined : clear })
  useReportRows(ids, found ?? 0)
  const hasRows = sites.length > 0

  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: the keys belong to the rows inside.
    <div onKeyDown={keys} style={{ display: 'contents' }}>
      <ListPane
        label={t(M.list)}
        rows={list}
        order={searchText}
        plain={!hasRows}
        readOnly
        busy={query.isPlaceholderData}
        head={
          <ListHead>
            <ListHeadRow>
              <ListSearch
                label={t(M.search)}
                text={name}
                onSearch={(text) => changeParams({ name: text || undefined })}
              />
            </ListHeadRow>
            <ListTools
              count={
                found !== undefined && (
                  <Trans message={M.counting} values={{ total: found }} components={{ b: <b /> }} />
                )
              }
            >
              <SortMenu
                label={t(SORT_BY)}
                heading={t(SORT_BY)}
                value={sort}
                options={META_SITE_SORTS.map((value) => ({
                  value,
                  label: t(SORTS[value].label),
                  caption: t(SORTS[value].caption),
                }))}
                onChange={(next) => changeParams({ siteSort: next === 'name' ? undefined : next })}
              />
            </ListTools>
          </ListHead>
        }
        more={hasRows && <MoreRows query={query} rows={list} shown={sites.length} total={found ?? 0} />}
      >
        {hasRows ? (
          sites.map((site) => (
            <MetaSiteRow
              key={site.id}
              site={site}
              sort={sort}
              href={`${metaSiteAddress(appId, site.id)}${searchText}`}
              current={site.id === metaSiteId}
            />
          ))
        ) : (
          <ListStates
            query={query}
            count={0}
            filtered={search !== '' && 'by name'}
            onClear={clear}
            // Without any meta-site the whole area shows a note instead.
            first={null}
          />
        )}
      </ListPane>
    </div>
  )
}

const MetaSiteRow = memo(function MetaSiteRow({
  site: { attributes },
  sort,
  href,
  current,
}: {
  site: MetaSite
  sort: MetaSiteSort
  href: string
  current: boolean
}) {
  const { t } = useI18n()
  const { date } = useFormats()
  return (
    <ListItem
      icon={<Icon name="layers" />}
      name={attributes.name}
      caption={
        sort === 'name'
          ? t(EDITED, { date: date(attributes.updated_at) })
          : t(M.created, { date: date(attributes.created_at) })
      }
      current={current}
      link={(slot) => <RowLink {...slot} href={href} />}
    />
  )
})
