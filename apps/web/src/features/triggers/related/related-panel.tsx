import { Link, useRouter } from '@tanstack/react-router'
import type { ItemKind } from '@waymark/domain/copy'
import { type Message, msg } from '@waymark/domain/message'
import { LinkButton } from '@waymark/ui/controls'
import { SearchBox, Table } from '@waymark/ui/data'
import { SidePanel } from '@waymark/ui/overlay'
import { Fragment, type ReactNode, useState } from 'react'
import { focusHeadingAt } from '#browser/focus/heading-focus.ts'
import { itemAddress } from '#data/item-address.ts'
import type { RelatedQuery } from '#data/triggers.ts'
import { useI18n } from '#i18n/use-i18n.ts'
import { ListStates } from '#items/list/list-states.tsx'
import { ListPager } from '#items/list/pager/list-pager.tsx'
import styles from './related.module.css'

const M = {
  close: msg('related.close', 'Close panel'),
  clear: msg('lists.search.clear', 'Clear search'),
  name: msg('related.name', 'Name'),
  status: msg('related.status', 'Status'),
  open: msg('related.open', 'Open'),
  view: msg('related.view', 'View'),
  viewOne: msg('related.view-one', 'View {name}'),
}

/** The page sizes of a panel; the second is the default. */
const SIZES = [5, 10, 50] as const
const FIRST: RelatedQuery = { name: '', sort: 'name', limit: 10, offset: 0 }

export const useRelatedParams = () => useState(FIRST)

/** One row: the item and its status. */
interface Appearance {
  readonly caption: string
  readonly status: ReactNode
}

/** The panel of items that use the open trigger: searched on Enter, sorted by name, paged. */
export function RelatedPanel<Row extends { readonly id: string; readonly attributes: { readonly name: string } }>({
  kind,
  appId,
  sub,
  messages,
  params,
  onParamsChange,
  query,
  appearance,
  onClose,
}: {
  /** The kind of the items. */
  kind: ItemKind
  appId: string
  /** The name of the item they are related to. */
  sub: string
  messages: Readonly<Record<'title' | 'search' | 'searchAll' | 'table' | 'pages' | 'none', Message>>
  params: RelatedQuery
  onParamsChange: (params: RelatedQuery) => void
  query: {
    readonly isPending: boolean
    readonly isError: boolean
    readonly isPlaceholderData: boolean
    readonly data: { readonly rows: readonly Row[]; readonly total: number } | undefined
    refetch(): unknown
  }
  appearance: (row: Row) => Appearance
  onClose: () => void
}) {
  const { t } = useI18n()
  const router = useRouter()
  const { rows = [], total = 0 } = query.data ?? {}
  const [typed, setTyped] = useState(params.name)
  const search = (name: string) => {
    setTyped(name)
    onParamsChange({ ...params, name: name.trim(), offset: 0 })
  }
  return (
    <SidePanel
      title={t(messages.title)}
      sub={sub}
      closeLabel={t(M.close)}
      onClose={onClose}
      foot={
        total > 0 && (
          <ListPager
            label={t(messages.pages)}
            limit={params.limit}
            offset={params.offset}
            total={total}
            onOffset={(offset) => onParamsChange({ ...params, offset })}
            sizes={SIZES}
            onLimit={(limit) => onParamsChange({ ...params, limit, offset: 0 })}
            pending={query.isPlaceholderData}
          />
        )
      }
    >
      <div className={styles.search}>
        <SearchBox
          value={typed}
          onChange={(text) => (text === '' ? search('') : setTyped(text))}
          onSubmit={() => search(typed)}
          label={t(messages.search)}
          placeholder={total > 0 ? t(messages.searchAll, { count: total }) : t(messages.search)}
          clearLabel={t(M.clear)}
        />
      </div>
      {rows.length === 0 ? (
        <ListStates
          query={query}
          count={0}
          filtered={params.name !== '' && 'by name'}
          onClear={() => search('')}
          first={<p className={styles.none}>{t(messages.none)}</p>}
        />
      ) : (
        <Table
          label={t(messages.table)}
          busy={query.isPlaceholderData}
          columns={[
            {
              key: 'name',
              head: t(M.name),
              wrap: true,
              sort: {
                direction: params.sort === 'name' ? 'ascending' : 'descending',
                onSort: () => onParamsChange({ ...params, sort: params.sort === 'name' ? '-name' : 'name', offset: 0 }),
              },
            },
            { key: 'status', head: '', label: t(M.status), width: '36px' },
            { key: 'open', head: '', label: t(M.open), width: '64px' },
          ]}
          rows={rows.map((row) => {
            const { caption, status } = appearance(row)
            const { name } = row.attributes
            return {
              key: row.id,
              cells: [
                <NamedCell key="name" name={name} caption={caption} />,
                <Fragment key="status">{status}</Fragment>,
                <span key="open" className={styles.view}>
                  <LinkButton
                    variant="quiet"
                    size="small"
                    link={(slot) => (
                      <Link
                        {...slot}
                        to={itemAddress(kind, appId, row.id)}
                        // The search of the current list is kept; another section has its own list.
                        search={(kept: object) => (kind === 'trigger' ? kept : {})}
                        aria-label={t(M.viewOne, { name })}
                        onClick={() => focusHeadingAt(router, itemAddress(kind, appId, row.id))}
                      />
                    )}
                  >
                    {t(M.view)}
                  </LinkButton>
                </span>,
              ],
            }
          })}
        />
      )}
    </SidePanel>
  )
}

/** A name with a description below. */
const NamedCell = ({ name, caption }: { name: string; caption: string }) => (
  <>
    <span className={styles.name} title={name}>
      {name}
    </span>
    <span className={styles.caption}>{caption}</span>
  </>
)
