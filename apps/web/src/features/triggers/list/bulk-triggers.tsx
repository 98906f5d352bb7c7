import { useNavigate } from '@tanstack/react-router'
import { msg } from '@waymark/domain/message'
import type { TriggerListItem } from '@waymark/domain/trigger'
import { TRIGGER_TYPE_LABELS } from '@waymark/domain/trigger/types'
import { Button } from '@waymark/ui/controls'
import { lazy, Suspense, useState } from 'react'
import { removeTrigger } from '../../../queries/trigger-changes.ts'
import { TRIGGER_ICONS } from '../../../sites/trigger-looks.ts'
import { useWords } from '../../../words/use-words.ts'
import { afterBulkDelete } from '../../lists/bulk/after-bulk-delete.ts'
import { BulkBar } from '../../lists/bulk/bulk-bar.tsx'
import { DELETE_WORDS } from '../../lists/bulk/bulk-words.ts'
import type { ListSelection } from '../../lists/use-selection.ts'

const BulkDialog = lazy(() =>
  import('../../lists/bulk/bulk-dialog.tsx').then((loaded) => ({
    default: loaded.BulkDialog<typeof removeTrigger.endpoint>,
  })),
)

const W = {
  delete: msg('bulk.delete', 'Delete'),
  live: msg('triggers.bulk.live', 'Live pages keep these triggers until you publish.'),
}

/** The bar under the list while triggers are chosen, and the window that deletes them all. */
export function BulkTriggers({
  appId,
  rows,
  selection,
  openId,
  refusal,
}: {
  appId: string
  rows: readonly TriggerListItem[]
  selection: ListSelection
  /** The trigger that is open beside the list. */
  openId: string | undefined
  refusal: string | undefined
}) {
  const { say } = useWords()
  const navigate = useNavigate()
  const [asking, setAsking] = useState(false)
  const leave = () =>
    void navigate({ to: '/tag/app/$appId/triggers', params: { appId }, search: (kept) => kept, ignoreBlocker: true })
  return (
    <>
      <BulkBar selection={selection}>
        <Button size="small" variant="quiet-danger" icon="trash" onPress={() => setAsking(true)}>
          {say(W.delete)}
        </Button>
      </BulkBar>
      {asking && (
        <Suspense>
          <BulkDialog
            rows={rows
              .filter(({ id }) => selection.ids.has(id))
              .map(({ id, attributes: { name, trigger_type } }) => ({
                id,
                name,
                type: say(TRIGGER_TYPE_LABELS[trigger_type]),
                icon: TRIGGER_ICONS[trigger_type],
              }))}
            words={DELETE_WORDS.trigger}
            tone="danger"
            note={
              <span data-start="" className="t-caption">
                {say(W.live)}
              </span>
            }
            refusal={refusal}
            change={removeTrigger}
            callFor={({ id }) => ({ params: { appId, triggerId: id } })}
            onCompleted={afterBulkDelete(selection, openId, leave)}
            onClose={() => setAsking(false)}
          />
        </Suspense>
      )}
    </>
  )
}
