import { type Message, msg } from '@waymark/domain/message'
import { ConfirmDialog } from '@waymark/ui/overlay'
import { useWords } from '#i18n/use-words.ts'
import { usePartNames } from './use-part-names.ts'

const W = {
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
  const { say } = useWords()
  const names = usePartNames()
  return (
    <ConfirmDialog
      open
      title={say(W.title, { count: Math.max(1, parts.length) })}
      text={say(W.text, { parts: names(parts) })}
      confirm={{ label: say(W.discard), onPress: onDiscard, tone: 'quiet-danger' }}
      cancel={{ label: say(W.keep), onPress: onKeep }}
    />
  )
}
