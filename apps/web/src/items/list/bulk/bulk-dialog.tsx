import { useBlocker } from '@tanstack/react-router'
import { msg } from '@waymark/domain/message'
import type { TagListItem } from '@waymark/domain/tag'
import type { TriggerListItem } from '@waymark/domain/trigger'
import type { VariableListItem } from '@waymark/domain/variable'
import { bulkMachine, countsOf } from '@waymark/forms/bulk'
import { Button } from '@waymark/ui/controls'
import { Dialog } from '@waymark/ui/overlay'
import { useMachine } from '@xstate/react'
import { type ReactNode, useEffect, useRef, useState } from 'react'
import type { BulkChange } from '#data/api/change.ts'
import { useCan } from '#data/current-site.ts'
import { CANCEL, CLOSE } from '#i18n/action-labels.ts'
import { useI18n } from '#i18n/use-i18n.ts'
import styles from './bulk.module.css'
import type { BulkMessages } from './bulk-messages.ts'
import { BulkProgress } from './bulk-progress.tsx'
import { BulkTable } from './bulk-table.tsx'

/** One item of a bulk operation. */
export type BulkRow = TagListItem | TriggerListItem | VariableListItem

const M = {
  retry: msg('bulk.retry', 'Retry {count, number}'),
  keepOpen: msg('bulk.keep-open', 'Wait until all rows are done'),
}

interface BulkDialogProps {
  /** The items selected when it opened, independent of later changes of the list. */
  rows: readonly BulkRow[]
  messages: BulkMessages
  /** Further values of the title. */
  values?: Record<string, unknown>
  tone?: 'primary' | 'danger'
  /** What is to be chosen before it starts, above the items. */
  choice?: ReactNode
  /** Why it cannot start yet. */
  refused?: string | undefined
  /** Shown beside the buttons. */
  note?: ReactNode
  change: BulkChange
  /** Called when all rows are processed, with the ids of the successful ones, after the lists are refetched. */
  onCompleted: (done: readonly string[]) => void
  onClose: () => void
}

/** The operation. A failure is logged. It cannot be left while changes are running. */
function useBulk(rows: readonly BulkRow[], change: BulkChange) {
  const [machine] = useState(() =>
    bulkMachine<BulkRow>(async (row) => {
      try {
        await change.run(row)
      } catch (failure) {
        console.error(`"${row.attributes.name}" could not be changed`, failure)
        throw failure
      }
    }),
  )
  const [state, send] = useMachine(machine, { input: { items: rows } })
  useBlocker({ shouldBlockFn: () => true, enableBeforeUnload: true, disabled: state.value !== 'pending' })
  return { items: state.context.items, stage: state.value, send }
}

/**
 * Makes the same change to many items: a confirmation, all changes in parallel, shows the result of each, and retries those that
 * failed. It cannot be closed or left while changes are running.
 */
export function BulkDialog(props: BulkDialogProps) {
  const { messages, values, tone = 'primary', choice, refused, note, change, onCompleted, onClose } = props
  const { t } = useI18n()
  const edit = useCan('edit')
  const refusal = edit.allowed ? refused : t(edit.why)
  const [rows] = useState(props.rows)
  const { items, stage, send } = useBulk(rows, change)
  const { done, error: failed, pending: left } = countsOf(items)
  const safe = useRef<HTMLButtonElement>(null)

  useEffect(() => {
    if (stage !== 'completed') return
    safe.current?.focus()
    const through = items.filter((entry) => entry.state === 'done').map(({ item }) => item)
    void change.refresh(through).finally(() => onCompleted(through.map(({ id }) => id)))
  }, [stage])

  const counts = { count: rows.length, done, failed, left, ...values }
  const sub = { 'not started': messages.about, pending: messages.progress, completed: messages.ended }[stage]
  return (
    <Dialog
      open
      role="alertdialog"
      width={680}
      title={t(messages.title, counts)}
      sub={t(sub, counts)}
      onClose={stage === 'pending' ? 'none' : onClose}
      initialFocus={safe}
      bodyClassName={styles.body}
      scrolls={t(messages.title, counts)}
      foot={
        <>
          {note}
          <Button
            ref={safe}
            variant="quiet"
            disabledReason={stage === 'pending' ? t(M.keepOpen) : undefined}
            onPress={onClose}
          >
            {t(stage === 'not started' ? CANCEL : CLOSE)}
          </Button>
          {stage !== 'completed' && (
            <Button
              variant={tone}
              pending={stage === 'pending'}
              disabledReason={stage === 'pending' ? undefined : refusal}
              onPress={() => send({ type: 'start' })}
            >
              {t(stage === 'pending' ? messages.doing : (messages.confirm ?? messages.title), counts)}
            </Button>
          )}
          {stage === 'completed' && failed > 0 && (
            <Button variant={tone} disabledReason={refusal} onPress={() => send({ type: 'retry' })}>
              {t(M.retry, { count: failed })}
            </Button>
          )}
        </>
      }
    >
      {stage === 'not started' && choice}
      {stage !== 'not started' && (
        <BulkProgress label={t(messages.doing)} total={items.length} done={done} failed={failed} />
      )}
      <BulkTable
        label={t(messages.title, counts)}
        items={items}
        started={stage !== 'not started'}
        messages={messages}
      />
    </Dialog>
  )
}
