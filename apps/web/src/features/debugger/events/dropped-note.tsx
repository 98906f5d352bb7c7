import { msg } from '@waymark/domain/message'
import { Note } from '@waymark/ui/layout'
import { useI18n } from '#i18n/use-i18n.ts'
import { useSession } from '../view/use-debugger.ts'
import styles from './events-pane.module.css'

const M = {
  dropped: msg(
    'debugger.dropped.events',
    '{count, plural, one {# old event was} other {# old events were}} dropped to make room.',
  ),
  unreadable: msg(
    'debugger.dropped.unreadable',
    '{count, plural, one {# message of the site was} other {# messages of the site were}} too large or unreadable.',
  ),
  tooMany: msg(
    'debugger.dropped.too-many',
    '{count, plural, one {# message of the site came} other {# messages of the site came}} too fast to be kept.',
  ),
}

/** Says what of the session is not in the list. */
export function DroppedNote() {
  const { t } = useI18n()
  const dropped = useSession(({ snapshot }) => snapshot.context.timeline.dropped)
  const unreadable = useSession(({ snapshot }) => snapshot.context.malformed)
  const tooMany = useSession(({ snapshot }) => snapshot.context.rateLimited)
  const lines = [
    dropped > 0 && t(M.dropped, { count: dropped }),
    unreadable > 0 && t(M.unreadable, { count: unreadable }),
    tooMany > 0 && t(M.tooMany, { count: tooMany }),
  ].filter((line) => line !== false)
  if (lines.length === 0) return null
  return (
    <div className={styles.dropped}>
      <Note tone="warning" role="status">
        {lines.join(' ')}
      </Note>
    </div>
  )
}
