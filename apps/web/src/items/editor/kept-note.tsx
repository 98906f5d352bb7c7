import { msg } from '@waymark/domain/message'
import { Button } from '@waymark/ui/controls'
import { Note } from '@waymark/ui/layout'
import { useI18n } from '#i18n/use-i18n.ts'
import styles from '../merging/merge-note.module.css'

const M = {
  text: msg('kept-changes.text', 'You were signed out while you edited this. Your changes are kept.'),
  restore: msg('kept-changes.restore', 'Restore changes'),
  discard: msg('leave.discard', 'Discard'),
}

/** Offers the changes to an item that were not saved when the session ended. */
export default function KeptNote({ onRestore, onDiscard }: { onRestore: () => void; onDiscard: () => void }) {
  const { t } = useI18n()
  return (
    <div className={styles.note}>
      <Note
        tone="info"
        role="status"
        action={
          <>
            <Button size="small" onPress={onRestore}>
              {t(M.restore)}
            </Button>
            <Button size="small" variant="quiet" onPress={onDiscard}>
              {t(M.discard)}
            </Button>
          </>
        }
      >
        {t(M.text)}
      </Note>
    </div>
  )
}
