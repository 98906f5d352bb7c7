import { msg } from '@waymark/domain/message'
import { Button } from '@waymark/ui/controls'
import { Dialog } from '@waymark/ui/overlay'
import { useState } from 'react'
import { NOT_STORED, RecoveryCodeList } from '#accounts/two-factor/recovery-codes.tsx'
import { useI18n } from '#i18n/use-i18n.ts'

/** New recovery codes. The dialog stays until the user says that they are stored, because they are never shown again. */
export function CodesDialog({ codes, onClose }: { codes: readonly string[]; onClose: () => void }) {
  const { t } = useI18n()
  const [stored, setStored] = useState(false)
  return (
    <Dialog
      open
      title={t(msg('two-factor.codes-title', 'Store your recovery codes'))}
      onClose="none"
      foot={
        <Button variant="primary" {...(!stored && { disabledReason: t(NOT_STORED) })} onPress={onClose}>
          {t(msg('two-factor.done', 'Done'))}
        </Button>
      }
    >
      <RecoveryCodeList codes={codes} stored={stored} onStored={setStored} />
    </Dialog>
  )
}
