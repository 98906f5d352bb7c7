import { Icon } from '@waymark/ui/icon'
import { PageHead, useNarrowViewport } from '@waymark/ui/layout'
import { lazy, Suspense, use } from 'react'
import { headingFocus } from '#browser/focus/heading-focus.ts'
import { useFormats } from '#i18n/dates.ts'
import { EDITED } from '#i18n/list-messages.ts'
import { useI18n } from '#i18n/use-i18n.ts'
import { ItemLabels } from '#items/annotations/item-labels.tsx'
import { NoteLine } from '#items/annotations/note-line.tsx'
import { type ItemActionsProps, useItemActions } from '#items/copy-rename-delete/item-actions.tsx'
import { appearanceOf } from '#items/facts/appearance.ts'
import { useShowListButton } from '#items/list/list-layout.tsx'
import styles from './item-head.module.css'
import { OtherUsersContext } from './other-users-context.ts'

const OtherUsers = lazy(() => import('./other-users.tsx'))

/** The head of an item's screen: name, type, labels and note, time of the last edit, and actions. */
export function ItemHead(props: ItemActionsProps) {
  const { appId, item, refusal } = props
  const { t } = useI18n()
  const { dateTime } = useFormats()
  const narrow = useNarrowViewport()
  const { buttons, dialogs } = useItemActions(props)
  const showList = useShowListButton(narrow && buttons)
  const others = use(OtherUsersContext)
  const { icon, name: type } = appearanceOf(item)
  const { name, updated_at, note, labels } = item.attributes
  const annotated = { kind: item.type, appId, id: item.id, note, labels, revision: item.meta?.revision, refusal }
  // Built-in variables have neither note nor labels.
  const isBuiltIn = item.type === 'variable' && item.attributes.builtin
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
            <span>{t(type)}</span>
            {!isBuiltIn && <ItemLabels {...annotated} />}
            {updated_at !== null && <span className={styles.edited}>{t(EDITED, { date: dateTime(updated_at) })}</span>}
          </span>
        }
        note={!isBuiltIn && <NoteLine {...annotated} name={name} />}
        actions={!narrow && buttons}
      />
      {dialogs}
    </>
  )
}
