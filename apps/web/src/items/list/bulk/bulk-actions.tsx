import { useRouter } from '@tanstack/react-router'
import { type Message, msg } from '@waymark/domain/message'
import type { ItemKind } from '@waymark/domain/resource'
import { Button } from '@waymark/ui/controls'
import { lazy, type ReactNode, Suspense, useRef, useState } from 'react'
import { prepareNextRowFocusOfAll } from '#browser/focus/focus-next-row.ts'
import { listAddress } from '#data/addresses/item-address.ts'
import { useBulkRemoval } from '#data/item-changes.ts'
import { DELETE } from '#i18n/action-labels.ts'
import { LABELS } from '#i18n/list-messages.ts'
import { useI18n } from '#i18n/use-i18n.ts'
import { ADD_LABELS, REMOVE_LABELS } from '#items/annotations/label-messages.ts'
import type { BulkProps } from '../item-list.tsx'
import { BarMenu } from './bar-menu.tsx'
import { BulkBar } from './bulk-bar.tsx'
import type { BulkRow } from './bulk-dialog.tsx'
import { DELETE_MESSAGES } from './bulk-messages.ts'

const BulkLabels = lazy(() => import('./bulk-labels.tsx'))
const BulkDialog = lazy(() => import('./bulk-dialog.tsx').then((loaded) => ({ default: loaded.BulkDialog })))

const NO_LABELS = msg('bulk.labels.none', 'None of the selected items has labels')

const LIVE: Readonly<Record<ItemKind, Message>> = {
  tag: msg('tags.bulk.live', 'Live pages keep these tags until you publish.'),
  trigger: msg('triggers.bulk.live', 'Live pages keep these triggers until you publish.'),
  variable: msg('variables.bulk.live', 'Live pages keep these variables until you publish.'),
}

/** The bar under a list while rows are selected, and the dialog that deletes them. */
export function BulkActions({
  kind,
  appId,
  selection,
  openId,
  chosen,
  children,
}: BulkProps<BulkRow> & {
  kind: ItemKind
  /** Further actions on the selected items. */
  children?: ReactNode
}) {
  const { t } = useI18n()
  const router = useRouter()
  const remove = useBulkRemoval(kind, appId)
  const [confirming, setConfirming] = useState(false)
  const [labelling, setLabelling] = useState<'add' | 'remove' | null>(null)
  const focusRow = useRef<(() => void) | null>(null)
  const begin = () => {
    focusRow.current = prepareNextRowFocusOfAll(chosen.map(({ id }) => id))
    setConfirming(true)
  }
  const close = () => {
    setConfirming(false)
    // The button that opened the dialog is removed together with the selection.
    if (selection.ids.size === 0) focusRow.current?.()
  }
  const onDeleted = (ids: readonly string[]) => {
    selection.clear()
    if (openId === undefined || !ids.includes(openId)) return
    const { searchStr } = router.state.location
    void router.navigate({ href: `${listAddress(kind, appId)}${searchStr}`, ignoreBlocker: true })
  }
  return (
    <>
      <BulkBar selection={selection}>
        {children}
        <BarMenu
          label={t(LABELS)}
          items={[
            { key: 'add', label: t(ADD_LABELS), onSelect: () => setLabelling('add') },
            {
              key: 'remove',
              label: t(REMOVE_LABELS),
              disabledReason: chosen.some(({ attributes }) => attributes.labels.length > 0) ? undefined : t(NO_LABELS),
              onSelect: () => setLabelling('remove'),
            },
          ]}
        />
        <Button variant="quiet-danger" size="small" onPress={begin}>
          {t(DELETE)}
        </Button>
      </BulkBar>
      {labelling && (
        <Suspense>
          <BulkLabels
            kind={kind}
            appId={appId}
            rows={chosen}
            mode={labelling}
            onCompleted={selection.clear}
            onClose={() => setLabelling(null)}
          />
        </Suspense>
      )}
      {confirming && (
        <Suspense>
          <BulkDialog
            rows={chosen}
            messages={DELETE_MESSAGES[kind]}
            tone="danger"
            note={
              <span data-start="" className="t-caption">
                {t(LIVE[kind])}
              </span>
            }
            change={remove}
            onCompleted={onDeleted}
            onClose={close}
          />
        </Suspense>
      )}
    </>
  )
}
