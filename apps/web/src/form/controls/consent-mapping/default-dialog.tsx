import { ConfirmDialog } from '@waymark/ui/overlay'
import { useWords } from '#i18n/use-words.ts'
import { W } from './words.ts'

/** Asks before the standard mapping takes the place of what is there. */
export default function DefaultDialog({ onCancel, onConfirm }: { onCancel: () => void; onConfirm: () => void }) {
  const { say } = useWords()
  return (
    <ConfirmDialog
      open
      title={say(W.defaultTitle)}
      text={say(W.defaultText)}
      cancel={{ label: say(W.cancel), onPress: onCancel }}
      confirm={{ label: say(W.useDefault), tone: 'primary', onPress: onConfirm }}
    />
  )
}
