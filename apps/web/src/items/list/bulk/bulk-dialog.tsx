import { useBlocker } from '@tanstack/react-router'
import { type Message, msg } from '@waymark/domain/message'
import { bulkMachine, countsOf } from '@waymark/forms/bulk'
import { Button } from '@waymark/ui/controls'
import type { IconName } from '@waymark/ui/icon'
import { Dialog } from '@waymark/ui/overlay'
import { useMachine } from '@xstate/react'
import { type ReactNode, useEffect, useRef, useState } from 'react'
import type { Each } from '#data/change.ts'
import { useCan } from '#data/known.ts'
import { outcomesOf } from '#data/notices/after-failure.ts'
import { useWords } from '#i18n/use-words.ts'
import { BulkProgress } from './bulk-progress.tsx'
import { BulkTable } from './bulk-table.tsx'
import type { BulkWords } from './bulk-words.ts'

/** One of the things a bulk operation is about. */
export interface BulkRow {
  readonly id: string
  readonly name: string
  /** What kind of thing it is, in words. */
  readonly type: string
  readonly icon: IconName
}

const W = {
  cancel: msg('cancel', 'Cancel'),
  close: msg('close', 'Close'),
  retry: msg('bulk.retry', 'Retry {count, number}'),
  keepOpen: msg('bulk.keep-open', 'Wait until every row is through'),
}

/**
 * Makes the same change to many things: asks, does all at once, shows what became of each, and tries those again that
 * failed. It cannot be closed or left while something is under way.
 */
export function BulkDialog({
  rows,
  words,
  values,
  tone = 'primary',
  note,
  change,
  onCompleted,
  onClose,
}: {
  /** What was chosen when it opened; what the list shows meanwhile does not matter. */
  rows: readonly BulkRow[]
  words: BulkWords
  /** Further values of the title. */
  values?: Record<string, unknown>
  tone?: 'primary' | 'danger'
  /** Stands beside the buttons. */
  note?: ReactNode
  change: Each
  /** Called when every row is through, with the ids of those that are done; the lists have been read again. */
  onCompleted: (done: readonly string[]) => void
  onClose: () => void
}) {
  const { say } = useWords()
  const edit = useCan('edit')
  const refusal = edit.allowed ? undefined : say(edit.why)
  const [chosen] = useState(rows)
  const [reasons, setReasons] = useState<ReadonlyMap<string, Message>>(new Map())
  const [machine] = useState(() =>
    bulkMachine<BulkRow>({
      run: async (row) => {
        await change.run(row)
        return { ok: true }
      },
      log: (row, failure) => {
        console.error(`"${row.name}" could not be changed`, failure)
        const reason = outcomesOf(failure, words.didNot).find((outcome) => outcome.at === 'notice')
        if (reason) setReasons((known) => new Map(known).set(row.id, reason.message))
      },
    }),
  )
  const [state, send] = useMachine(machine, { input: { items: chosen } })
  const { items } = state.context
  const { done, error: failed, pending: left } = countsOf(items)
  const stage = state.value
  const safe = useRef<HTMLButtonElement>(null)

  useBlocker({ shouldBlockFn: () => true, enableBeforeUnload: true, disabled: stage !== 'pending' })

  useEffect(() => {
    if (stage !== 'completed') return
    safe.current?.focus()
    const through = items.filter((entry) => entry.state === 'done').map(({ item }) => item)
    void change.settle(through).finally(() => onCompleted(through.map(({ id }) => id)))
  }, [stage])

  const counts = { count: chosen.length, done, failed, left, ...values }
  const sub = { 'not started': words.about, pending: words.progress, completed: words.ended }[stage]
  return (
    <Dialog
      open
      role="alertdialog"
      width={680}
      title={say(words.title, counts)}
      sub={say(sub, counts)}
      onClose={stage === 'pending' ? 'none' : onClose}
      initialFocus={safe}
      foot={
        <>
          {note}
          <Button
            ref={safe}
            variant="quiet"
            disabledReason={stage === 'pending' ? say(W.keepOpen) : undefined}
            onPress={onClose}
          >
            {say(stage === 'not started' ? W.cancel : W.close)}
          </Button>
          {stage !== 'completed' && (
            <Button
              variant={tone}
              pending={stage === 'pending'}
              disabledReason={stage === 'pending' ? undefined : refusal}
              onPress={() => send({ type: 'start' })}
            >
              {say(stage === 'pending' ? words.doing : words.confirm, counts)}
            </Button>
          )}
          {stage === 'completed' && failed > 0 && (
            <Button variant={tone} disabledReason={refusal} onPress={() => send({ type: 'retry' })}>
              {say(W.retry, { count: failed })}
            </Button>
          )}
        </>
      }
    >
      {stage !== 'not started' && (
        <BulkProgress label={say(words.doing)} total={items.length} done={done} failed={failed} />
      )}
      <BulkTable
        label={say(words.title, counts)}
        items={items}
        started={stage !== 'not started'}
        words={words}
        reasons={reasons}
      />
    </Dialog>
  )
}
