import { msg } from '@waymark/domain/message'
import { useNarrowViewport } from '@waymark/ui/layout'
import { useCallback, useDeferredValue, useEffect, useMemo, useState } from 'react'
import { focusFallback } from '#browser/focus/keep-focus.ts'
import { useI18n } from '#i18n/use-i18n.ts'
import { ListLayout } from '#items/list/list-layout.tsx'
import type { ConnectDefaults } from '../connect/connect-form.tsx'
import { EventScreen } from '../event/event-screen.tsx'
import { EventsPane } from '../events/events-pane.tsx'
import { EVENTS_REGION } from '../skeleton-messages.ts'
import { TagScreen } from '../tag/tag-screen.tsx'
import { TagsPane } from '../tag/tags-pane.tsx'
import { useDebugger, useTimeline, useView } from '../use-debugger.ts'
import { CloseQuestion } from './close-question.tsx'
import { MoreActions } from './more-actions.tsx'
import { SessionBanner } from './session-banner.tsx'
import { SessionMenu } from './session-menu.tsx'
import styles from './session-screen.module.css'
import { useRecordFired } from './use-record-fired.ts'

const TAGS = msg('debugger.tags.region', 'Tags of the session')

/**
 * A session: its menu, the list of events or tags, and the selected one beside it. On narrow windows the selected one
 * takes the place of both.
 */
export function SessionScreen({ onReset }: { onReset: (focus: ConnectDefaults['focus']) => void }) {
  const { t } = useI18n()
  // The menu marks the pane at once; the list and the content are deferred.
  const pane = useDeferredValue(useView((view) => view.pane))
  const chosen = useView((view) => (pane === 'events' ? view.event !== null : view.tag !== null))
  const narrow = useNarrowViewport()
  // The button that had the focus while connecting is gone before this screen is loaded.
  useEffect(() => void focusFallback(), [])
  useNewestEvent()
  useRecordFired()
  const [confirming, setConfirming] = useState(false)
  const answered = useCallback(() => setConfirming(false), [])
  const entries = useMemo(() => ({ onReset, onAskClose: () => setConfirming(true) }), [onReset])
  const [list, content] = useMemo(() => {
    const menu = narrow && <MoreActions {...entries} />
    return pane === 'events'
      ? [<EventsPane key="events" />, <EventScreen key="event" narrow={narrow} menu={menu} />]
      : [<TagsPane key="tags" />, <TagScreen key="tag" narrow={narrow} menu={menu} />]
  }, [pane, narrow, entries])
  return (
    <>
      <SessionBanner onReset={onReset} />
      <div className={styles.session}>
        {narrow && chosen ? (
          content
        ) : (
          <>
            <SessionMenu {...entries} />
            <ListLayout section="debug" label={t(pane === 'events' ? EVENTS_REGION : TAGS)} list={list}>
              {!narrow && content}
            </ListLayout>
          </>
        )}
      </div>
      <CloseQuestion open={confirming} onAnswer={answered} />
    </>
  )
}

/** Keeps the newest event open until the user selects something. */
function useNewestEvent() {
  const { viewStore } = useDebugger()
  const { pages } = useTimeline()
  // A page that was restored goes on in its old page view, which need not be the last one.
  const newest = Math.max(0, ...pages.map(({ events }) => events.at(-1)?.number ?? 0))
  useEffect(() => {
    if (newest > 0) viewStore.follow(newest)
  }, [viewStore, newest])
}
