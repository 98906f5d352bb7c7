import type { RelatedEvent } from '@waymark/debugger-core/timeline'
import { consentStatus, reasonText, TAG_STATUS_LABELS } from '@waymark/debugger-core/verdict'
import { msg } from '@waymark/domain/message'
import type { MetadataTag } from '@waymark/domain/version'
import { Button } from '@waymark/ui/controls'
import { useState } from 'react'
import { useI18n } from '#i18n/use-i18n.ts'
import { EventNumber, UNNAMED } from '../events/event-label.tsx'
import { useDebugger } from '../use-debugger.ts'
import styles from './related-events.module.css'

const M = {
  none: msg('debugger.related.none-yet', 'Not fired and not stopped yet.'),
  more: msg('debugger.related.show-more', 'Show {count, number} more'),
}

/** How many rows are shown at first, and how many more at a time. */
const STEP = 50

/** The events on which a tag fired or was stopped, newest first. A row opens the event with the details of the tag. */
export function RelatedEvents({ related, tag }: { related: readonly RelatedEvent[]; tag: MetadataTag }) {
  const { t } = useI18n()
  const { viewStore } = useDebugger()
  const [shown, setShown] = useState(STEP)
  if (related.length === 0) return <p className={styles.none}>{t(M.none)}</p>
  return (
    <>
      <ul className={styles.rows}>
        {related.slice(0, shown).map(({ event, result }) => (
          <li key={event.number}>
            <button
              type="button"
              onClick={() => viewStore.set({ pane: 'events', event: event.number, tab: 'tags', eventTag: tag.id })}
            >
              <EventNumber number={event.number} />
              {event.name === null ? (
                <i className="truncate">{t(UNNAMED)}</i>
              ) : (
                <code className="truncate">{event.name}</code>
              )}
              <span className={styles.outcome}>
                {result.fired || !result.preventedBy
                  ? t(TAG_STATUS_LABELS.fired)
                  : t(
                      reasonText(
                        result.preventedBy,
                        consentStatus(tag.consentType, event.debug, result),
                        result.sequence?.setup,
                      ).title,
                    )}
              </span>
            </button>
          </li>
        ))}
      </ul>
      {related.length > shown && (
        <Button variant="quiet" onPress={() => setShown(shown + STEP)}>
          {t(M.more, { count: Math.min(STEP, related.length - shown) })}
        </Button>
      )}
    </>
  )
}
