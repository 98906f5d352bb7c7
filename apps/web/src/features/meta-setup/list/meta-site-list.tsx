import { useInfiniteQuery } from '@tanstack/react-query'
import { useParams, useSearch } from '@tanstack/react-router'
import { msg } from '@waymark/domain/message'
import type { MetaSite } from '@waymark/domain/site'
import { Icon } from '@waymark/ui/icon'
import { ListItem } from '@waymark/ui/layout'
import { memo } from 'react'
import { metaSiteAddress } from '#data/addresses/meta-site-address.ts'
import { linkedMetaSitesQuery } from '#data/meta-sites.ts'
import { useFormats } from '#i18n/dates.ts'
import { EDITED } from '#i18n/list-messages.ts'
import { useI18n } from '#i18n/use-i18n.ts'
import { CREATED } from '#items/list/item-list-messages.ts'
import { useChangeSearchParams } from '#items/list/list-search-params.ts'
import { OrderMenu, type Orders } from '#items/list/order-menu.tsx'
import { ORDERS } from '#items/list/orders.ts'
import { RowLink, useSearchText } from '#items/list/row-link.tsx'
import { SearchedList } from '#items/paged-list/searched-list.tsx'
import type { MetaSiteListParams, MetaSiteSort } from './meta-site-list-params.ts'

const M = {
  list: msg('meta-setup.list', 'Meta-sites'),
  search: msg('meta-setup.search', 'Search meta-sites'),
  counting: msg(
    'meta-setup.counting',
    '<b>{total, number}</b> {total, plural, one {meta-site} other {meta-sites}} of this website',
  ),
  created: CREATED,
}

const META_SITE_ORDERS: Orders<MetaSiteSort> = { name: ORDERS.name, '-created_at': ORDERS['-created_at'] }

/** The meta-sites of a website: searched, sorted, loaded page by page. */
export function MetaSiteList({ appId }: { appId: string }) {
  const params: MetaSiteListParams = useSearch({ from: '/_signed-in/tag/app/$appId/meta-setup' })
  const { metaSiteId } = useParams({ strict: false })
  const changeParams = useChangeSearchParams<MetaSiteListParams>()
  const { name, siteSort, siteSort: sort = 'name' } = params
  const search = name?.trim()
  // Without the parameters of the preview: another meta-site opens with its tags.
  const searchText = useSearchText({ name, siteSort })
  const query = useInfiniteQuery(linkedMetaSitesQuery(appId, { sort: [sort], ...(search && { search }) }))
  return (
    <SearchedList
      messages={M}
      query={query}
      name={name}
      onName={(name) => changeParams({ name })}
      order={
        <OrderMenu orders={META_SITE_ORDERS} value={siteSort} onChange={(siteSort) => changeParams({ siteSort })} />
      }
      searchText={searchText}
      // Without any meta-site the whole area shows a note instead.
      first={null}
    >
      {(site) => (
        <MetaSiteRow
          key={site.id}
          site={site}
          sort={sort}
          href={`${metaSiteAddress(appId, site.id)}${searchText}`}
          current={site.id === metaSiteId}
        />
      )}
    </SearchedList>
  )
}

interface MetaSiteRowProps {
  site: MetaSite
  sort: MetaSiteSort
  href: string
  current: boolean
}

const MetaSiteRow = memo(function MetaSiteRow({ site: { attributes }, sort, href, current }: MetaSiteRowProps) {
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
      link={(props) => <RowLink {...props} href={href} />}
    />
  )
})
