import { type Message, msg } from '@waymark/domain/message'
import type { BulkItem } from '@waymark/forms/bulk'
import { Status, Table } from '@waymark/ui/data'
import { Icon } from '@waymark/ui/icon'
import { useWords } from '#i18n/use-words.ts'
import styles from './bulk.module.css'
import type { BulkRow } from './bulk-dialog.tsx'
import type { BulkWords } from './bulk-words.ts'

const W = {
  name: msg('bulk.name', 'Name'),
  type: msg('bulk.type', 'Type'),
  status: msg('bulk.status', 'Status'),
  waiting: msg('bulk.waiting', 'Selected'),
}

/** Every chosen thing, and what has become of it. */
export function BulkTable({
  label,
  items,
  started,
  words,
  reasons,
}: {
  label: string
  items: readonly BulkItem<BulkRow>[]
  started: boolean
  words: BulkWords
  /** Why rows failed, by id, where there is more to say than that they did. */
  reasons: ReadonlyMap<string, Message>
}) {
  const { say } = useWords()
  const status = ({ state }: BulkItem<BulkRow>) => {
    if (!started) return <span>{say(W.waiting)}</span>
    if (state === 'done')
      return (
        <Status tone="success" icon="success">
          {say(words.did)}
        </Status>
      )
    if (state === 'error')
      return (
        <Status tone="danger" icon="error">
          {say(words.didNot)}
        </Status>
      )
    return (
      <Status tone="muted" icon="spinner">
        {say(words.doing)}
      </Status>
    )
  }
  return (
    <Table
      label={label}
      columns={[
        { key: 'name', head: say(W.name) },
        { key: 'type', head: say(W.type), width: '180px', roomy: true },
        { key: 'status', head: say(W.status), width: '112px' },
      ]}
      rows={items.map((entry) => {
        const { item, state } = entry
        const reason = state === 'error' ? reasons.get(item.id) : undefined
        return {
          key: item.id,
          cells: [
            <span key="name" className={styles.item}>
              <Icon name={item.icon} />
              <span className={styles.texts}>
                <span className={styles.name} title={item.name} data-through={state === 'done' ? '' : undefined}>
                  {item.name}
                </span>
                {reason && reason !== words.didNot && <span className={styles.reason}>{say(reason)}</span>}
              </span>
            </span>,
            item.type,
            status(entry),
          ],
        }
      })}
    />
  )
}
