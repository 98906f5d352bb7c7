import { msg } from '@waymark/domain/message'
import { Icon, type IconName } from '@waymark/ui/icon'
import { PageHead } from '@waymark/ui/layout'
import type { ReactNode } from 'react'
import { headingFocus } from '#browser/focus/heading-focus.ts'
import { useFormats } from '#i18n/dates.ts'
import { useI18n } from '#i18n/use-i18n.ts'
import { useShowListButton } from '#items/list/list-layout.tsx'

const CAPTION = msg('item.caption', '{type} · Edited {date}')

/** The head of an item's screen: name, kind, time of the last edit, and actions. */
export function ItemHead({
  icon,
  name,
  type,
  updatedAt,
  actions,
}: {
  icon: IconName
  name: string
  /** The type of the tag, trigger or variable. */
  type: string
  /** Absent for items that cannot be edited. */
  updatedAt: string | null
  actions: ReactNode
}) {
  const { t } = useI18n()
  const { dateTime } = useFormats()
  const showList = useShowListButton()
  return (
    <>
      {showList}
      <PageHead
        titleRef={headingFocus}
        icon={<Icon name={icon} />}
        title={name}
        caption={updatedAt === null ? type : t(CAPTION, { type, date: dateTime(updatedAt) })}
        actions={actions}
      />
    </>
  )
}
