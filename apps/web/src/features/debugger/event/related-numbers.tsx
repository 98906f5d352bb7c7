import { relatedEvents } from '@waymark/debugger-core/timeline'
import { msg } from '@waymark/domain/message'
import { useMemo } from 'react'
import { useI18n } from '#i18n/use-i18n.ts'
import { EventNumber, UNNAMED } from '../events/event-label.tsx'
import { useDebugger, useTimeline } from '../use-debugger.ts'
import styles from './related-numbers.module.css'

const M = {
  open: msg('debugger.related.open', 'Event {number}, {name}'),
  more: msg('debugger.related.more', '{count, number} more'),
  none: msg('debugger.related.none', 'None'),
}

/** Most events that are listed; the rest is counted. */
const NAMED = 20

/** The events related to a tag, as buttons that open them. The tag's own screen has the complete list. */
export function RelatedNumbers({ tagId, current }: { tagId: string; current: number }) {
  const { t } = useI18n()
  const { viewStore } = useDebugger()
  const timeline = useTimeline()
  const related = useMemo(() => relatedEvents(timeline, tagId), [timeline, tagId])
  if (related.length === 0) return t(M.none)
  return (
    <span className={styles.numbers}>
      {related.slice(0, NAMED).map(({ event }) => (
        <button
          key={event.number}
          type="button"
          aria-label={t(M.open, { number: event.number, name: event.name ?? t(UNNAMED) })}
          aria-current={event.number === current || undefined}
          onClick={() => viewStore.set({ event: event.number })}
        >
          <EventNumber number={event.number} current={event.number === current} />
        </button>
      ))}
      {related.length > NAMED && (
        <button type="button" className={styles.more} onClick={() => viewStore.set({ pane: 'tags', tag: tagId })}>
          {t(M.more, { count: related.length - NAMED })}
        </button>
      )}
    </span>
  )
}
