import { Button } from '@waymark/ui/controls'
import { Dialog } from '@waymark/ui/overlay'
import { useState } from 'react'
import { NOT_STORED, RecoveryCodeList } from '#accounts/two-factor/recovery-codes.tsx'
import { STORE_CODES } from '#accounts/two-factor/two-factor-messages.ts'
import { DONE } from '#i18n/action-labels.ts'
import { useI18n } from '#i18n/use-i18n.ts'

/** New recovery codes. The dialog stays until the user says that they are stored, because they are never shown again. */
export function CodesDialog({ codes, onClose }: { codes: readonly string[]; onClose: () => void }) {
  const { t } = useI18n()
  const [stored, setStored] = useState(false)
  return (
    <Dialog
      open
      title={t(STORE_CODES)}
      onClose="none"
      foot={
        <Button variant="primary" {...(!stored && { disabledReason: t(NOT_STORED) })} onPress={onClose}>
          {t(DONE)}
        </Button>
      }
    >
      <RecoveryCodeList codes={codes} stored={stored} onStored={setStored} />
    </Dialog>
  )
}
