import { msg } from '@waymark/domain/message'
import type { ItemKind } from '@waymark/domain/resource'
import { ConfirmDialog } from '@waymark/ui/overlay'
import { useRef } from 'react'
import { CANCEL, DELETE_NAMED } from '#i18n/action-labels.ts'
import { useI18n } from '#i18n/use-i18n.ts'
import { DELETE_TAG } from './copy-rename-delete-messages.ts'

const M = {
  text: {
    tag: msg('delete.tag.text', 'Removed from the draft now, from the website at the next publish. Its triggers stay.'),
    trigger: msg(
      'delete.trigger.text',
      'Removed from the draft now, from the website at the next publish. It is detached from its tags, which stay, and blocks none of them any more.',
    ),
    variable: msg(
      'delete.variable.text',
      'Removed from the draft now, from the website at the next publish. Conditions that use it are no longer met.',
    ),
  },
  sequenced: msg(
    'delete.tag.sequenced',
    '{count, plural, one {This tag fires without it from then on: {names}.} other {These tags fire without it from then on: {names}.}}',
  ),
  confirm: {
    tag: DELETE_TAG,
    trigger: msg('delete.trigger.confirm', 'Delete trigger'),
    variable: msg('delete.variable.confirm', 'Delete variable'),
  },
}

interface DeleteDialogProps {
  kind: ItemKind
  name: string
  /** The names of the tags that fire this one before or after them. */
  sequencedBy?: readonly string[] | undefined
  pending: boolean
  onDelete: () => void
  onClose: () => void
}

/** Asks before an item is deleted, and explains the consequences. */
export function DeleteDialog({ kind, name, sequencedBy = [], pending, onDelete, onClose }: DeleteDialogProps) {
  const { t } = useI18n()
  const pressed = useRef(false)
  /** Deletes once: the button is no longer pending while the list is opened. */
  const deleteOnce = () => {
    if (pressed.current) return
    pressed.current = true
    onDelete()
  }
  return (
    <ConfirmDialog
      open
      title={t(DELETE_NAMED, { name })}
      text={[
        t(M.text[kind]),
        ...(sequencedBy.length > 0
          ? [t(M.sequenced, { count: sequencedBy.length, names: sequencedBy.join(', ') })]
          : []),
      ].join(' ')}
      confirm={{ label: t(M.confirm[kind]), onPress: deleteOnce, tone: 'danger', pending }}
      cancel={{ label: t(CANCEL), onPress: onClose }}
    />
  )
}
