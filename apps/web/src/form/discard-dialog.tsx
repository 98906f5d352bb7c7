import { msg } from '@waymark/domain/message'
import type { AnyForm } from '@waymark/forms/form'
import { ConfirmDialog } from '@waymark/ui/overlay'
import { useI18n } from '#i18n/use-i18n.ts'
import { DISCARD } from './form-messages.ts'
import { useChangeNames } from './use-change-names.ts'
import { useFormValue } from './use-form.ts'

const M = {
  title: msg('leave.title', 'Discard {count, plural, one {# change} other {# changes}}?'),
  text: msg('leave.text', 'Not saved yet: {parts}.'),
  keep: msg('leave.keep', 'Keep editing'),
}

export interface DiscardProps {
  readonly form: AnyForm
  /** How many changes there are and which, where the form has more than the labels of its fields. */
  readonly summary?: { readonly count: number; readonly parts: string } | undefined
  readonly onKeep: () => void
  readonly onDiscard: () => void
}

/** Asks before changes are lost: on leaving, Cancel, Back in a wizard, closing. */
export default function OpenDiscardDialog({ form, summary, onKeep, onDiscard }: DiscardProps) {
  const { t } = useI18n()
  const names = useChangeNames()
  const changes = useFormValue(form, (running) => running.changes())
  return (
    <ConfirmDialog
      open
      title={t(M.title, { count: summary?.count ?? Math.max(1, changes.length) })}
      text={t(M.text, { parts: summary?.parts ?? names(changes) })}
      confirm={{ label: t(DISCARD), onPress: onDiscard, tone: 'quiet-danger' }}
      cancel={{ label: t(M.keep), onPress: onKeep }}
    />
  )
}
