import { ConfirmDialog } from '@waymark/ui/overlay'
import { CANCEL } from '#i18n/action-labels.ts'
import { useI18n } from '#i18n/use-i18n.ts'
import { M } from './messages.ts'

/** Asks before the default mapping replaces the current one. */
export default function DefaultDialog({ onCancel, onConfirm }: { onCancel: () => void; onConfirm: () => void }) {
  const { t } = useI18n()
  return (
    <ConfirmDialog
      open
      title={t(M.defaultTitle)}
      text={t(M.defaultText)}
      cancel={{ label: t(CANCEL), onPress: onCancel }}
      confirm={{ label: t(M.useDefault), tone: 'primary', onPress: onConfirm }}
    />
  )
}
