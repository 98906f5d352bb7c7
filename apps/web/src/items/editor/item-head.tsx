import { Icon, type IconName } from '@waymark/ui/icon'
import { PageHead } from '@waymark/ui/layout'
import { lazy, type ReactNode, Suspense, use } from 'react'
import { headingFocus } from '#browser/focus/heading-focus.ts'
import { useNarrowViewport } from '#browser/use-narrow-viewport.ts'
import { useFormats } from '#i18n/dates.ts'
import { EDITED } from '#i18n/list-messages.ts'
import { useI18n } from '#i18n/use-i18n.ts'
import { ItemLabels } from '#items/annotations/item-labels.tsx'
import { NoteLine } from '#items/annotations/note-line.tsx'
import type { Annotated } from '#items/annotations/use-annotate.ts'
import { useShowListButton } from '#items/list/list-layout.tsx'
import styles from './item-head.module.css'
import { OtherUsersContext } from './other-users-context.ts'

const OtherUsers = lazy(() => import('./other-users.tsx'))

/** The head of an item's screen: name, kind, time of the last edit, and actions. */
export function ItemHead({
  icon,
  name,
  type,
  updatedAt,
  annotated,
  actions,
}: {
  icon: IconName
  name: string
  /** The type of the tag, trigger or variable. */
  type: string
  /** Absent for items that cannot be edited. */
  updatedAt: string | null
  /** The item whose note and labels stand below its name; built-in variables have none. */
  annotated?: Annotated
  actions: ReactNode
}) {
  const { t } = useI18n()
  const { dateTime } = useFormats()
  const narrow = useNarrowViewport()
  const showList = useShowListButton(narrow && actions)
  const others = use(OtherUsersContext)
  return (
    <>
      {showList}
      <PageHead
        titleRef={headingFocus}
        icon={<Icon name={icon} />}
        title={name}
        titleEnd={
          others.length > 0 && (
            <Suspense>
              <OtherUsers users={others} />
            </Suspense>
          )
        }
        caption={
          <span className={styles.caption}>
            <span>{type}</span>
            {annotated && <ItemLabels {...annotated} />}
            {updatedAt !== null && <span className={styles.edited}>{t(EDITED, { date: dateTime(updatedAt) })}</span>}
          </span>
        }
        note={annotated && <NoteLine {...annotated} name={name} />}
        actions={!narrow && actions}
      />
    </>
  )
}
