import { useInfiniteQuery } from '@tanstack/react-query'
import { useParams, useSearch } from '@tanstack/react-router'
import { msg } from '@waymark/domain/message'
import type { TrailNodeProps } from '@waymark/ui/data'
import { EmptyState } from '@waymark/ui/layout'
import { addressIdOf, versionAddress } from '#data/addresses/version-address.ts'
import { versionLists } from '#data/versions.ts'
import { useI18n } from '#i18n/use-i18n.ts'
import { useChangeSearchParams } from '#items/list/list-search-params.ts'
import { OrderMenu, type Orders } from '#items/list/order-menu.tsx'
import { ORDERS } from '#items/list/orders.ts'
import { useSearchText } from '#items/list/row-link.tsx'
import { SearchedList } from '#items/paged-list/searched-list.tsx'
import { AddSnapshot } from './add-snapshot.tsx'
import type { VersionListParams, VersionSort } from './version-list-params.ts'
import { VersionRow } from './version-row.tsx'

const M = {
  list: msg('versions.list', 'Versions'),
  search: msg('versions.search', 'Search versions'),
  counting: msg('versions.counting', '<b>{total, number}</b> {total, plural, one {version} other {versions}}'),
  empty: msg('versions.empty', 'No versions yet'),
}

const VERSION_ORDERS: Orders<VersionSort> = {
  '-version_number': {
    label: msg('versions.order.number', 'Version'),
    caption: msg('versions.order.number-caption', 'Highest first'),
  },
  '-updated_at': ORDERS['-updated_at'],
}

/** The versions of a site, the draft included: searched, sorted, loaded page by page. */
export function VersionList({ appId }: { appId: string }) {
  const { t } = useI18n()
  const params = useSearch({ from: '/_signed-in/tag/app/$appId/changelog' })
  const { versionId } = useParams({ strict: false })
  const changeParams = useChangeSearchParams<VersionListParams>()
  const searchText = useSearchText(params)
  const { name, order: sort = '-version_number' } = params
  const search = name?.trim()
  const query = useInfiniteQuery({
    ...versionLists.pages(appId, { sort: [sort], ...(search && { filter: { name: search } }) }),
    // Another user may have published, or renamed a version.
    refetchOnWindowFocus: 'always',
  })
  return (
    <SearchedList
      messages={M}
      query={query}
      name={name}
      onName={(name) => changeParams({ name })}
      action={<AddSnapshot />}
      order={<OrderMenu orders={VERSION_ORDERS} value={sort} onChange={(order) => changeParams({ order })} />}
      searchText={searchText}
      idOf={addressIdOf}
      first={<EmptyState art="trail" title={t(M.empty)} />}
    >
      {(version, at, found) => (
        <VersionRow
          key={version.id}
          appId={appId}
          version={version}
          place={placeOf(at, found)}
          sort={sort}
          href={`${versionAddress(appId, addressIdOf(version))}${searchText}`}
          current={versionId === version.id || versionId === version.attributes.version_type}
        />
      )}
    </SearchedList>
  )
}

function placeOf(at: number, count: number): TrailNodeProps['place'] {
  if (count === 1) return 'only'
  if (at === 0) return 'first'
  return at === count - 1 ? 'last' : 'between'
}
