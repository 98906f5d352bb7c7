import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { msg } from '@waymark/domain/message'
import { type Action, can } from '@waymark/domain/permission'
import { type ItemKind, NAME_LABEL } from '@waymark/domain/resource'
import { Button, LinkButton } from '@waymark/ui/controls'
import { rowLink, Table } from '@waymark/ui/data'
import { Icon, type IconName } from '@waymark/ui/icon'
import { EmptyState } from '@waymark/ui/layout'
import { useState } from 'react'
import { addAddress, itemAddress } from '#data/addresses/item-address.ts'
import { type MetaItemsParams, metaItemsQuery } from '#data/meta-sites.ts'
import { useFormats } from '#i18n/dates.ts'
import { useI18n } from '#i18n/use-i18n.ts'
import { columnSort } from '#items/list/column-sort.ts'
import { ListStates } from '#items/list/list-states.tsx'
import { ListPager } from '#items/paged-list/list-pager.tsx'
import { useItemRow } from './item-row.tsx'
import { META_KIND_MESSAGES } from './meta-kinds.ts'
import styles from './preview.module.css'
import { MetaTagFacts } from './tag-facts.tsx'
import { MetaTriggerFacts } from './trigger-facts.tsx'

const M = {
  edited: msg('meta-setup.edited', 'Edited'),
  status: msg('meta-setup.status', 'Status'),
  open: msg('meta-setup.open', 'Open in the meta-site'),
  openOne: msg('meta-setup.open-one', 'Open {name} in the meta-site'),
}

const SIZES = [10, 25, 50, 100] as const

interface MetaItemsProps {
  kind: ItemKind
  metaSiteId: string
  params: MetaItemsParams
  onParamsChange: (params: MetaItemsParams) => void
  /** The user's level on the meta-site; undefined until it is loaded. */
  actions: readonly Action[] | undefined
}

/** The items of one kind, page by page; rows of tags and triggers open. */
export function MetaItems({ kind, metaSiteId, params, onParamsChange, actions }: MetaItemsProps) {
  const { t } = useI18n()
  const { date, full } = useFormats()
  const rowOf = useItemRow()
  const query = useQuery(metaItemsQuery(kind, metaSiteId, params))
  const [open, setOpen] = useState<ReadonlySet<string>>(new Set())
  const { rows = [], total = 0 } = query.data ?? {}
  const messages = META_KIND_MESSAGES[kind]
  const mayView = can(actions, 'view').allowed
  const opens = kind !== 'variable'
  const Facts = kind === 'tag' ? MetaTagFacts : MetaTriggerFacts
  const toggle = (id: string) => {
    const next = new Set(open)
    if (!next.delete(id)) next.add(id)
    setOpen(next)
  }
  return (
    <>
      {rows.length === 0 ? (
        <ListStates
          query={query}
          count={total}
          searched={params.name !== ''}
          onClear={() => onParamsChange({ ...params, name: '', offset: 0 })}
          first={<NoItems kind={kind} metaSiteId={metaSiteId} actions={actions} />}
        />
      ) : (
        <Table
          label={t(messages.name)}
          hover={opens}
          busy={query.isPlaceholderData}
          columns={[
            {
              key: 'name',
              head: t(NAME_LABEL),
              sort: columnSort<MetaItemsParams['sort']>(['name', '-name'], params.sort, (sort) =>
                onParamsChange({ ...params, sort, offset: 0 }),
              ),
            },
            { key: 'type', head: t(messages.type), width: '212px', roomy: true },
            { key: 'edited', head: t(M.edited), width: '148px', roomy: true },
            { key: 'status', head: '', label: t(M.status), width: '32px' },
            ...(mayView ? [{ key: 'open', head: '', label: t(M.open), width: '32px' }] : []),
          ]}
          rows={rows.map((item) => {
            const { icon, name, type, status, updatedAt } = rowOf(item)
            const isOpen = opens && open.has(item.id)
            return {
              key: item.id,
              cells: [
                <NameCell
                  key="name"
                  icon={icon}
                  name={name}
                  opening={opens ? { isOpen, onToggle: () => toggle(item.id) } : undefined}
                />,
                <span key="type" className="t-muted" title={type}>
                  {type}
                </span>,
                updatedAt !== null && (
                  <time key="edited" className="t-muted" dateTime={updatedAt} title={full(updatedAt)}>
                    {date(updatedAt)}
                  </time>
                ),
                <span key="status">{status}</span>,
                <span key="open" className={styles.open}>
                  <Link
                    to={itemAddress(kind, metaSiteId, item.id)}
                    aria-label={t(M.openOne, { name })}
                    title={t(M.open)}
                  >
                    <Icon name="external" size="small" />
                  </Link>
                </span>,
              ],
              details: isOpen && <Facts metaSiteId={metaSiteId} id={item.id} />,
            }
          })}
        />
      )}
      <ListPager
        label={t(messages.pages)}
        query={query}
        page={params}
        onPage={(page) => onParamsChange({ ...params, ...page })}
        sizes={SIZES}
      />
    </>
  )
}

interface NameCellProps {
  icon: IconName
  name: string
  opening: { readonly isOpen: boolean; readonly onToggle: () => void } | undefined
}

/** The icon and the name of an item; the name of one that opens is a button. */
function NameCell({ icon, name, opening }: NameCellProps) {
  return (
    <span className={styles.name}>
      {opening && <Icon name={opening.isOpen ? 'chevron-down' : 'chevron-right'} size="small" />}
      <Icon name={icon} />
      {opening ? (
        <button
          type="button"
          className={rowLink.className}
          aria-expanded={opening.isOpen}
          title={name}
          onClick={opening.onToggle}
        >
          {name}
        </button>
      ) : (
        <span title={name}>{name}</span>
      )}
    </span>
  )
}

interface NoItemsProps {
  kind: ItemKind
  metaSiteId: string
  actions: readonly Action[] | undefined
}

/** Shown while the meta-site has no items of the kind, with the button that adds one. */
function NoItems({ kind, metaSiteId, actions }: NoItemsProps) {
  const { t } = useI18n()
  const { add, addRefused, empty, emptyText } = META_KIND_MESSAGES[kind]
  return (
    <EmptyState
      art="trail"
      title={t(empty)}
      text={t(emptyText)}
      actions={
        can(actions, 'edit').allowed ? (
          <LinkButton
            variant="primary"
            icon="plus"
            link={(props) => <Link {...props} to={addAddress(kind, metaSiteId)} />}
          >
            {t(add)}
          </LinkButton>
        ) : (
          <Button variant="primary" icon="plus" disabledReason={t(addRefused)}>
            {t(add)}
          </Button>
        )
      }
    />
  )
}
