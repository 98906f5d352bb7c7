import { type Message, msg } from '@waymark/domain/message'
import { ConfirmDialog } from '@waymark/ui/overlay'
import { useI18n } from '#i18n/use-i18n.ts'
import { usePartNames } from './use-part-names.ts'

const M = {
  title: msg('leave.title', 'Discard {count, plural, one {# change} other {# changes}}?'),
  text: msg('leave.text', 'Not saved yet: {parts}.'),
  keep: msg('leave.keep', 'Keep editing'),
  discard: msg('leave.discard', 'Discard'),
}

export interface DiscardProps {
  /** What was changed, in the order of the form. */
  readonly parts: readonly Message[]
  readonly onKeep: () => void
  readonly onDiscard: () => void
}

/** The one question before changes are lost: leaving, Cancel, Back in a wizard, closing. */
export default function DiscardDialog({ parts, onKeep, onDiscard }: DiscardProps) {
  const { t } = useI18n()
  const names = usePartNames()
  return (
    <ConfirmDialog
      open
      title={t(M.title, { count: Math.max(1, parts.length) })}
      text={t(M.text, { parts: names(parts) })}
      confirm={{ label: t(M.discard), onPress: onDiscard, tone: 'quiet-danger' }}
      cancel={{ label: t(M.keep), onPress: onKeep }}
    />
  )
}
