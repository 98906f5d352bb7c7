import { useInfiniteQuery } from '@tanstack/react-query'
import { useParams, useSearch } from '@tanstack/react-router'
import { msg } from '@waymark/domain/message'
import type { TrailNodeProps } from '@waymark/ui/data'
import { EmptyState, ListPane, type ListRows } from '@waymark/ui/layout'
import { useMemo, useRef } from 'react'
import { rowsOf } from '#data/list-queries.ts'
import { addressIdOf, versionAddress } from '#data/version-address.ts'
import { versionLists } from '#data/versions.ts'
import { useI18n } from '#i18n/use-i18n.ts'
import { useChangeSearchParams } from '#items/list/list-search-params.ts'
import { ListStates } from '#items/list/list-states.tsx'
import { MoreRows } from '#items/list/more-rows.tsx'
import { useReportRows } from '#items/list/one-pane.tsx'
import { useSearchText } from '#items/list/row-link.tsx'
import { useRowKeys } from '#items/list/use-row-keys.ts'
import styles from './version-list.module.css'
import { VersionListHead } from './version-list-head.tsx'
import type { VersionListParams } from './version-list-params.ts'
import { VersionRow } from './version-row.tsx'

/** The versions of a site, the draft included: searched, sorted, loaded page by page. */
export function VersionList({ appId }: { appId: string }) {
  const { t } = useI18n()
  const params = useSearch({ from: '/_signed-in/tag/app/$appId/changelog' })
  const { versionId } = useParams({ strict: false })
  const changeParams = useChangeSearchParams<VersionListParams>()
  const searchText = useSearchText(params)
  const { name = '', order = '-version_number' } = params
  const search = name.trim()
  const query = useInfiniteQuery({
    ...versionLists.pages(appId, { sort: [order], ...(search && { filter: { name: search } }) }),
    // Another user may have published, or renamed a version.
    refetchOnWindowFocus: 'always',
  })
  const versions = useMemo(() => rowsOf(query.data?.pages ?? []), [query.data])
  const ids = useMemo(() => versions.map(addressIdOf), [versions])
  const found = query.data?.pages[0]?.meta.total
  const list = useRef<ListRows>(null)
  const keys = useRowKeys({
    order: ids,
    list,
    clearSearch: name === '' ? undefined : () => changeParams({ name: undefined }),
  })
  useReportRows(ids, found ?? 0)
  const hasRows = versions.length > 0

  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: the keys belong to the rows inside.
    <div onKeyDown={keys} className={styles.keys}>
      <ListPane
        label={t(msg('versions.list', 'Versions'))}
        rows={list}
        order={searchText}
        plain={!hasRows}
        readOnly
        busy={query.isPlaceholderData}
        head={<VersionListHead params={params} onChange={changeParams} found={found} />}
        more={hasRows && <MoreRows query={query} rows={list} shown={versions.length} total={found ?? 0} />}
      >
        {hasRows ? (
          versions.map((version, at) => (
            <VersionRow
              key={version.id}
              appId={appId}
              version={version}
              place={placeOf(at, found ?? versions.length)}
              order={order}
              href={`${versionAddress(appId, addressIdOf(version))}${searchText}`}
              current={versionId === version.id || versionId === version.attributes.version_type}
            />
          ))
        ) : (
          <ListStates
            query={query}
            count={versions.length}
            filtered={search !== '' && 'by name'}
            onClear={() => changeParams({ name: undefined })}
            first={<EmptyState art="trail" title={t(msg('versions.empty', 'No versions yet'))} />}
          />
        )}
      </ListPane>
    </div>
  )
}

function placeOf(at: number, count: number): TrailNodeProps['place'] {
  if (count === 1) return 'only'
  if (at === 0) return 'first'
  return at === count - 1 ? 'last' : 'between'
}
