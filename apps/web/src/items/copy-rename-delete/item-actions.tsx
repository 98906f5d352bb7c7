import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { useRouter } from '@tanstack/react-router'
import type { RenameForm } from '@waymark/domain/copy'
import { type Message, msg } from '@waymark/domain/message'
import { ALLOWED } from '@waymark/domain/permission'
import type { Tag } from '@waymark/domain/tag'
import { mayDeleteTrigger, type Trigger } from '@waymark/domain/trigger'
import type { Variable } from '@waymark/domain/variable'
import { IconButton } from '@waymark/ui/controls'
import { Menu } from '@waymark/ui/floating'
import { PageAction, useNarrowViewport } from '@waymark/ui/layout'
import { type ComponentProps, lazy, type ReactNode, Suspense, useEffect, useState } from 'react'
import { prepareNextRowFocus } from '#browser/focus/focus-next-row.ts'
import { meQuery } from '#data/account.ts'
import { listAddress } from '#data/addresses/item-address.ts'
import { isMissing, isSiteMissing, staleItemOf } from '#data/api/call-failed.ts'
import { renameCurrent } from '#data/api/rename-current.ts'
import { ITEM_CHANGES } from '#data/item-changes.ts'
import { accessQuery } from '#data/sites.ts'
import { useToasts } from '#data/toasts/use-toasts.tsx'
import { ACTIONS, COPY, DELETE } from '#i18n/action-labels.ts'
import { useI18n } from '#i18n/use-i18n.ts'
import { InPanelSlot } from '#items/list/panel-slot.tsx'
import { RENAME } from './copy-rename-delete-messages.ts'
import { useCopying } from './copying.ts'
import { keptDialog } from './kept-dialogs.ts'
import { provideOpenItem } from './open-item.ts'

const CopyDialog = lazy(() => import('./copy-dialog.tsx').then((loaded) => ({ default: loaded.CopyDialog })))
const RenameDialog = lazy(() => import('./rename-dialog.tsx').then((loaded) => ({ default: loaded.RenameDialog })))
const ItemHistory = lazy(() =>
  import('#items/changelog/history/item-history.tsx').then((loaded) => ({ default: loaded.ItemHistory })),
)
const DeleteDialog = lazy(() => import('./delete-dialog.tsx').then((loaded) => ({ default: loaded.DeleteDialog })))

const M = {
  actions: ACTIONS,
  history: msg('history', 'History'),
  copy: COPY,
} satisfies Record<string, Message>

export interface ItemActionsProps {
  readonly appId: string
  readonly item: Tag | Trigger | Variable
  /** Why it may not be renamed or deleted; absent when it may. A trigger that belongs to a group cannot be deleted either. */
  readonly refusal: string | undefined
  /** Called before the list is opened, so that no dialog opens about unsaved changes of a deleted item. */
  readonly onDeleted: () => void
  /** Another control has opened the dialog to delete it; `onAnswered` is called when the dialog is answered. */
  readonly asksToDelete?: boolean
  readonly onAnswered?: () => void
}

/**
 * History, copy, rename and delete of an item. `buttons` are for the head of its screen, on narrow windows in one menu;
 * `dialogs` are what they open, rendered in a place of their own, so that they stay open while the buttons are moved.
 * After deleting, the list is opened.
 */
export function useItemActions({
  appId,
  item,
  refusal,
  onDeleted,
  asksToDelete = false,
  onAnswered,
}: ItemActionsProps): { buttons: ReactNode; dialogs: ReactNode } {
  const { t } = useI18n()
  const queries = useQueryClient()
  const { id, type: kind } = item
  const { name } = item.attributes
  const [chosen, setOpen] = useState<'copy' | 'rename' | 'delete' | null>(() => {
    const kept = keptDialog(id, queries.getQueryData(meQuery.queryKey)?.attributes.email)
    return kept === 'rename' && refusal !== undefined ? null : kept
  })
  const open = asksToDelete ? 'delete' : chosen
  const [history, setHistory] = useState(false)
  const copying = useCopying(appId, item)
  const copyRefusal = copying.may.allowed ? undefined : t(copying.may.why)
  useEffect(
    () => provideOpenItem({ kind, name, refusal: copyRefusal, copy: () => setOpen('copy') }),
    [kind, name, copyRefusal],
  )
  const close = () => {
    setOpen(null)
    onAnswered?.()
  }

  const changes = ITEM_CHANGES[kind](queries, appId, id)
  const rename = useMutation({
    mutationFn: ({ form, revision }: { form: RenameForm; revision: string | undefined }) =>
      changes.rename(form, revision),
  })
  const onRename = (form: RenameForm) =>
    renameCurrent(queries, { shown: item, newName: form.name, queryKey: changes.queryKey }, (revision) =>
      rename.mutateAsync({ form, revision }),
    )
  const remove = useMutation({ mutationFn: () => changes.remove(item.meta?.revision) })
  const onDelete = useDeletion({ appId, item, onDeleted }, remove.mutateAsync, close)
  const { data: access } = useQuery(accessQuery(appId))
  const deletion = item.type === 'trigger' ? mayDeleteTrigger(item, access) : ALLOWED
  const actions = [
    !(item.type === 'variable' && item.attributes.builtin) && {
      icon: 'history' as const,
      label: t(M.history),
      expanded: history,
      onPress: () => setHistory((open) => !open),
    },
    {
      icon: 'copy' as const,
      label: t(M.copy),
      pending: copying.pending,
      disabledReason: copyRefusal,
      onPress: () => setOpen('copy'),
    },
    { icon: 'pencil' as const, label: t(RENAME), disabledReason: refusal, onPress: () => setOpen('rename') },
    {
      icon: 'trash' as const,
      label: t(DELETE),
      tone: 'danger' as const,
      disabledReason: deletion.allowed ? refusal : t(deletion.why),
      onPress: () => setOpen('delete'),
    },
  ].filter((action) => action !== false)

  return {
    buttons: <ActionButtons actions={actions} />,
    dialogs: (
      <Suspense>
        {history && (
          <InPanelSlot>
            <ItemHistory kind={kind} appId={appId} itemId={id} onClose={() => setHistory(false)} />
          </InPanelSlot>
        )}
        {open === 'copy' && copyRefusal === undefined && (
          <CopyDialog
            kind={kind}
            appId={appId}
            item={{ id, name }}
            triggers={item.type === 'tag' ? item.relationships.triggers.data.length : 0}
            copying={copying}
            onClose={close}
          />
        )}
        {open === 'rename' && <RenameDialog kind={kind} item={{ id, name }} onClose={close} onRename={onRename} />}
        {open === 'delete' && (
          <DeleteDialog
            kind={kind}
            name={name}
            sequencedBy={item.type === 'tag' ? item.meta?.sequenced_by?.map((tag) => tag.name) : undefined}
            pending={remove.isPending}
            onClose={close}
            onDelete={() => void onDelete()}
          />
        )}
      </Suspense>
    ),
  }
}

/** Actions in the head of a screen; on narrow windows they are in a menu. */
function ActionButtons({ actions }: { actions: readonly ComponentProps<typeof PageAction>[] }) {
  const { t } = useI18n()
  if (!useNarrowViewport()) return actions.map((action) => <PageAction key={action.icon} {...action} />)
  return (
    <Menu
      placement="bottom-end"
      button={<IconButton icon="more" label={t(M.actions)} />}
      items={actions.flatMap(({ icon, label, disabledReason, tone, onPress }) => [
        ...(tone === 'danger' ? [{ key: 'separator', separator: true as const }] : []),
        { key: icon, icon, label, disabledReason, tone, onSelect: onPress },
      ])}
    />
  )
}

/**
 * Deletes the item and opens the list, with the focus on the row beside its row, also when another user has just deleted it.
 * `close` is called when that failed.
 */
function useDeletion(
  { appId, item, onDeleted }: Pick<ItemActionsProps, 'appId' | 'item' | 'onDeleted'>,
  remove: () => Promise<unknown>,
  close: () => void,
) {
  const toasts = useToasts()
  const router = useRouter()
  const queries = useQueryClient()
  return async () => {
    const focusRow = prepareNextRowFocus(item.id)
    try {
      await remove()
    } catch (error) {
      // It was deleted or changed by another user, so other data on the screen may be stale too.
      if (isMissing(error) || staleItemOf(error)) void queries.invalidateQueries()
      if (!isMissing(error) || isSiteMissing(error)) {
        toasts.failed(`delete-${item.type}`, error)
        return close()
      }
    }
    toasts.done(`delete-${item.type}`)
    onDeleted()
    const { searchStr } = router.state.location
    await router.navigate({ href: `${listAddress(item.type, appId)}${searchStr}`, ignoreBlocker: true })
    focusRow()
  }
}
