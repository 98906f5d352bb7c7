import { useNavigate } from '@tanstack/react-router'
import { msg } from '@waymark/domain/message'
import type { VariableListItem } from '@waymark/domain/variable'
import { VARIABLE_TYPE_LABELS } from '@waymark/domain/variable/types'
import { Button } from '@waymark/ui/controls'
import { lazy, Suspense, useState } from 'react'
import { removeVariable } from '../../../queries/variable-changes.ts'
import { VARIABLE_ICONS } from '../../../sites/variable-looks.ts'
import { useWords } from '../../../words/use-words.ts'
import { afterBulkDelete } from '../../lists/bulk/after-bulk-delete.ts'
import { BulkBar } from '../../lists/bulk/bulk-bar.tsx'
import { DELETE_WORDS } from '../../lists/bulk/bulk-words.ts'
import type { ListSelection } from '../../lists/use-selection.ts'

const BulkDialog = lazy(() =>
  import('../../lists/bulk/bulk-dialog.tsx').then((loaded) => ({
    default: loaded.BulkDialog<typeof removeVariable.endpoint>,
  })),
)

const W = {
  delete: msg('bulk.delete', 'Delete'),
  live: msg('variables.bulk.live', 'Live pages keep these variables until you publish.'),
}

/** The bar under the list while variables are chosen, and the window that deletes them all. */
export function BulkVariables({
  appId,
  rows,
  selection,
  openId,
  refusal,
}: {
  appId: string
  rows: readonly VariableListItem[]
  selection: ListSelection
  /** The variable that is open beside the list. */
  openId: string | undefined
  refusal: string | undefined
}) {
  const { say } = useWords()
  const navigate = useNavigate()
  const [asking, setAsking] = useState(false)
  const leave = () =>
    void navigate({ to: '/tag/app/$appId/variables', params: { appId }, search: (kept) => kept, ignoreBlocker: true })
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
              .map(({ id, attributes: { name, variable_type } }) => ({
                id,
                name,
                type: say(VARIABLE_TYPE_LABELS[variable_type]),
                icon: VARIABLE_ICONS[variable_type],
              }))}
            words={DELETE_WORDS.variable}
            tone="danger"
            note={
              <span data-start="" className="t-caption">
                {say(W.live)}
              </span>
            }
            refusal={refusal}
            change={removeVariable}
            callFor={({ id }) => ({ params: { appId, variableId: id } })}
            onCompleted={afterBulkDelete(selection, openId, leave)}
            onClose={() => setAsking(false)}
          />
        </Suspense>
      )}
    </>
  )
}
