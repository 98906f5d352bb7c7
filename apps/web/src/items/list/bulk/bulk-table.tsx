import { msg } from '@waymark/domain/message'
import { NAME_LABEL } from '@waymark/domain/resource'
import type { BulkItem } from '@waymark/forms/bulk'
import { Status, Table } from '@waymark/ui/data'
import { Icon } from '@waymark/ui/icon'
import { reasonOfThrown } from '#data/api/report-of-thrown.ts'
import { STATUS, TYPE } from '#i18n/list-messages.ts'
import { useI18n } from '#i18n/use-i18n.ts'
import { appearanceOf } from '#items/facts/appearance.ts'
import styles from './bulk.module.css'
import type { BulkRow } from './bulk-dialog.tsx'
import type { BulkMessages } from './bulk-messages.ts'

const WAITING = msg('bulk.waiting', 'Selected')

/** Why a row failed. */
type Reason = ReturnType<typeof reasonOfThrown>

/** Why the change of one item was not even tried. */
export class RowRefused extends Error {
  readonly reason: Reason

  constructor(reason: Reason) {
    super(reason.message.message)
    this.reason = reason
  }
}

const reasonOf = ({ failure }: BulkItem<BulkRow>): Reason =>
  failure instanceof RowRefused ? failure.reason : reasonOfThrown(failure)

interface BulkTableProps {
  label: string
  items: readonly BulkItem<BulkRow>[]
  started: boolean
  messages: BulkMessages
}

/** The selected items with their results. */
export function BulkTable({ label, items, started, messages }: BulkTableProps) {
  const { t } = useI18n()
  const status = ({ state }: BulkItem<BulkRow>) => {
    if (!started) return <span>{t(WAITING)}</span>
    if (state === 'done')
      return (
        <Status tone="success" icon="success">
          {t(messages.did)}
        </Status>
      )
    if (state === 'error')
      return (
        <Status tone="danger" icon="error">
          {t(messages.didNot)}
        </Status>
      )
    return (
      <Status tone="muted" icon="spinner">
        {t(messages.doing)}
      </Status>
    )
  }
  return (
    <Table
      label={label}
      columns={[
        { key: 'name', head: t(NAME_LABEL) },
        { key: 'type', head: t(TYPE), width: '180px', roomy: true },
        { key: 'status', head: t(STATUS), width: '112px' },
      ]}
      rows={items.map((entry) => {
        const { item, state } = entry
        const { name } = item.attributes
        const appearance = appearanceOf(item)
        const reason = state === 'error' ? reasonOf(entry) : undefined
        return {
          key: item.id,
          cells: [
            <span key="name" className={styles.item}>
              <Icon name={appearance.icon} />
              <span className={styles.texts}>
                <span
                  className={`truncate ${styles.name}`}
                  title={name}
                  data-through={state === 'done' ? '' : undefined}
                >
                  {name}
                </span>
                {reason && <span className={styles.reason}>{t(reason.message, reason.values)}</span>}
              </span>
            </span>,
            <span key="type" className="t-muted">
              {t(appearance.name)}
            </span>,
            status(entry),
          ],
        }
      })}
    />
  )
}
