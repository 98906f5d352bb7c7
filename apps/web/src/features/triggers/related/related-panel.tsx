import { type UseQueryOptions, useQuery } from '@tanstack/react-query'
import { Link, useRouter } from '@tanstack/react-router'
import { FILTER_LIMIT } from '@waymark/domain/list'
import { type Message, msg } from '@waymark/domain/message'
import { type ItemKind, NAME_LABEL } from '@waymark/domain/resource'
import type { Trigger } from '@waymark/domain/trigger'
import { LinkButton } from '@waymark/ui/controls'
import { SearchBox, Table } from '@waymark/ui/data'
import { SidePanel } from '@waymark/ui/overlay'
import { Fragment, type ReactNode, useState } from 'react'
import { focusHeadingAt } from '#browser/focus/heading-focus.ts'
import { itemAddress } from '#data/addresses/item-address.ts'
import type { RelatedQuery } from '#data/triggers.ts'
import { CLOSE_PANEL } from '#i18n/action-labels.ts'
import { CLEAR_SEARCH, STATUS } from '#i18n/list-messages.ts'
import { useI18n } from '#i18n/use-i18n.ts'
import { columnSort } from '#items/list/column-sort.ts'
import { ListStates } from '#items/list/list-states.tsx'
import { ListPager } from '#items/paged-list/list-pager.tsx'
import styles from './related.module.css'

const M = {
  open: msg('related.open', 'Open'),
  view: msg('related.view', 'View'),
  viewOne: msg('related.view-one', 'View {name}'),
}

/** The page sizes of a panel; the second is the default. */
const SIZES = [5, 10, 50] as const
const FIRST: RelatedQuery = { name: '', sort: 'name', limit: 10, offset: 0 }

export interface RelatedProps {
  readonly appId: string
  /** What the items use. */
  readonly trigger: Trigger
  readonly onClose: () => void
}

interface Named {
  readonly id: string
  readonly attributes: { readonly name: string }
}

interface Page<Row> {
  readonly rows: Row[]
  readonly total: number
}

interface RowsProps<Row> {
  readonly kind: ItemKind
  readonly messages: Readonly<Record<'title' | 'search' | 'searchAll' | 'table' | 'pages' | 'none', Message>>
  /** What a row shows of its item beside the name. */
  readonly appearance: (row: Row) => { readonly caption: string; readonly status: ReactNode }
}

/** The panel of items that use the open trigger: searched on Enter, sorted by name, paged. */
export function RelatedPanel<Row extends Named>({
  appId,
  trigger,
  onClose,
  queryOf,
  ...shown
}: RelatedProps &
  RowsProps<Row> & {
    queryOf: (appId: string, triggerId: string, params: RelatedQuery) => UseQueryOptions<Page<Row>, any, Page<Row>, any>
  }) {
  const { messages } = shown
  const { t } = useI18n()
  const [params, setParams] = useState(FIRST)
  const query = useQuery(queryOf(appId, trigger.id, params))
  const { rows = [], total = 0 } = query.data ?? {}
  const [typed, setTyped] = useState('')
  const search = (name: string) => {
    setTyped(name)
    setParams({ ...params, name: name.trim(), offset: 0 })
  }
  return (
    <SidePanel
      title={t(messages.title)}
      sub={trigger.attributes.name}
      closeLabel={t(CLOSE_PANEL)}
      onClose={onClose}
      foot={
        total > 0 && (
          <ListPager
            label={t(messages.pages)}
            query={query}
            page={params}
            onPage={(page) => setParams({ ...params, ...page })}
            sizes={SIZES}
          />
        )
      }
    >
      <div className={styles.search}>
        <SearchBox
          maxLength={FILTER_LIMIT}
          value={typed}
          onChange={(text) => (text === '' ? search('') : setTyped(text))}
          onSubmit={() => search(typed)}
          label={t(messages.search)}
          placeholder={total > 0 ? t(messages.searchAll, { count: total }) : t(messages.search)}
          clearLabel={t(CLEAR_SEARCH)}
        />
      </div>
      {rows.length === 0 ? (
        <ListStates
          query={query}
          count={total}
          searched={params.name !== ''}
          onClear={() => search('')}
          first={<p className={styles.none}>{t(messages.none)}</p>}
        />
      ) : (
        <RelatedTable
          {...shown}
          appId={appId}
          rows={rows}
          busy={query.isPlaceholderData}
          sort={params.sort}
          onSort={(sort) => setParams({ ...params, sort, offset: 0 })}
        />
      )}
    </SidePanel>
  )
}

function RelatedTable<Row extends Named>({
  kind,
  appId,
  messages,
  appearance,
  rows,
  busy,
  sort,
  onSort,
}: RowsProps<Row> & {
  appId: string
  rows: readonly Row[]
  busy: boolean
  sort: RelatedQuery['sort']
  onSort: (sort: RelatedQuery['sort']) => void
}) {
  const { t } = useI18n()
  const router = useRouter()
  return (
    <Table
      label={t(messages.table)}
      busy={busy}
      columns={[
        {
          key: 'name',
          head: t(NAME_LABEL),
          wrap: true,
          sort: columnSort(['name', '-name'], sort, onSort),
        },
        { key: 'status', head: '', label: t(STATUS), width: '24px' },
        { key: 'open', head: '', label: t(M.open), width: '60px' },
      ]}
      rows={rows.map((row) => {
        const { caption, status } = appearance(row)
        const { name } = row.attributes
        const address = itemAddress(kind, appId, row.id)
        return {
          key: row.id,
          cells: [
            <NamedCell key="name" name={name} caption={caption} />,
            <Fragment key="status">{status}</Fragment>,
            <span key="open" className={styles.view}>
              <LinkButton
                variant="quiet"
                size="small"
                link={(props) => (
                  <Link
                    {...props}
                    to={address}
                    // The search of the current list is kept; another section has its own list.
                    search={(kept: object) => (kind === 'trigger' ? kept : {})}
                    aria-label={t(M.viewOne, { name })}
                    onClick={() => focusHeadingAt(router, address)}
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
  )
}

/** A name with a description below. */
const NamedCell = ({ name, caption }: { name: string; caption: string }) => (
  <>
    <span className={`truncate ${styles.name}`} title={name}>
      {name}
    </span>
    <span className={`truncate ${styles.caption}`}>{caption}</span>
  </>
)
