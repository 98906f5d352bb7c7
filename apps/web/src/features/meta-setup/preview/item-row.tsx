import { StatusMark } from '@waymark/ui/data'
import type { IconName } from '@waymark/ui/icon'
import type { ReactNode } from 'react'
import type { MetaItem } from '#data/meta-sites.ts'
import { useI18n } from '#i18n/use-i18n.ts'
import { appearanceOf } from '#items/facts/appearance.ts'
import { TAG_MARK } from '#items/facts/fact-messages.ts'
import { PublishedDot } from '#items/list/published-dot.tsx'

/** The cells of one item of a meta-site. */
interface ItemRow {
  readonly name: string
  readonly icon: IconName
  readonly type: string
  readonly status: ReactNode
  readonly updatedAt: string | null
}

/** Gives the cells of a tag, trigger or variable. */
export function useItemRow() {
  const { t } = useI18n()
  const statusOf = ({ type, attributes }: MetaItem) => {
    const { is_published } = attributes
    if (type !== 'tag') return <PublishedDot published={is_published} />
    const { is_active } = attributes
    const label = t(TAG_MARK, { active: String(is_active), published: String(is_published) })
    return <StatusMark active={is_active} published={is_published} label={label} />
  }
  return (item: MetaItem): ItemRow => {
    const { icon, name: type } = appearanceOf(item)
    const { name, updated_at } = item.attributes
    return { name, icon, type: t(type), status: statusOf(item), updatedAt: updated_at }
  }
}
