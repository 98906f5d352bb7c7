import { msg } from '@waymark/domain/message'
import { Button } from '@waymark/ui/controls'
import { Note } from '@waymark/ui/layout'
import { useI18n } from '#i18n/use-i18n.ts'
import { DISCARD } from './form-messages.ts'
import type { RestorableChanges } from './use-restorable-changes.ts'

const M = {
  text: msg('kept-changes.text', 'You were signed out before you saved. What you entered is kept.'),
  restore: msg('kept-changes.restore', 'Restore changes'),
}

/** Offers the changes to a form that were not saved when the session ended. */
export default function RestoreNote({ offer }: { offer: RestorableChanges }) {
  const { t } = useI18n()
  return (
    <Note
      tone="info"
      role="status"
      action={
        <>
          <Button size="small" onPress={offer.restore}>
            {t(M.restore)}
          </Button>
          <Button size="small" variant="quiet" onPress={offer.drop}>
            {t(DISCARD)}
          </Button>
        </>
      }
    >
      {t(M.text)}
    </Note>
  )
}
