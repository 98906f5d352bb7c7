import { msg } from '@waymark/domain/message'
import { Note } from '@waymark/ui/layout'
import { useWords } from '#i18n/use-words.ts'
import { useSession } from '../view/use-debugger.ts'
import styles from './events-pane.module.css'

const W = {
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
  const { say } = useWords()
  const dropped = useSession(({ snapshot }) => snapshot.context.timeline.dropped)
  const unreadable = useSession(({ snapshot }) => snapshot.context.unreadable)
  const tooMany = useSession(({ snapshot }) => snapshot.context.tooMany)
  const lines = [
    dropped > 0 && say(W.dropped, { count: dropped }),
    unreadable > 0 && say(W.unreadable, { count: unreadable }),
    tooMany > 0 && say(W.tooMany, { count: tooMany }),
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
