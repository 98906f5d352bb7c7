import { ContentSheet, ContentSkeleton, Skeleton, useNarrowViewport } from '@waymark/ui/layout'
import { useI18n } from '#i18n/use-i18n.ts'
import { ListLayout } from '#items/list/list-layout.tsx'
import { ListPlaceholder } from '#items/list/list-placeholder.tsx'
import { EVENTS_REGION, LOADING_DEBUGGER } from '../skeleton-messages.ts'
import menu from './session-menu.module.css'
import styles from './session-screen.module.css'

/** Lists and commands of the menu. */
const ENTRIES = [2, 3]

/** A session while its screen is loaded: the menu, the list of events and the selected one beside it. */
export function SessionSkeleton() {
  const { t } = useI18n()
  const narrow = useNarrowViewport()
  return (
    <div className={styles.session}>
      <div className={menu.rail} aria-hidden="true">
        {ENTRIES.map((count) => (
          <ul key={count}>
            {Array.from({ length: count }, (_, at) => (
              <li key={at} className={menu.grey}>
                <Skeleton height="100%" />
              </li>
            ))}
          </ul>
        ))}
      </div>
      <ListLayout section="debug" label={t(EVENTS_REGION)} list={<ListPlaceholder name={t(EVENTS_REGION)} />}>
        {!narrow && (
          <ContentSheet>
            <ContentSkeleton label={t(LOADING_DEBUGGER)} />
          </ContentSheet>
        )}
      </ListLayout>
    </div>
  )
}
