import { msg } from '@waymark/domain/message'
import { tagAppearance } from '@waymark/domain/tag'
import { TRIGGER_APPEARANCES } from '@waymark/domain/trigger'
import { VARIABLE_APPEARANCES } from '@waymark/domain/variable'
import { StatusDot, StatusMark } from '@waymark/ui/data'
import type { IconName } from '@waymark/ui/icon'
import type { ReactNode } from 'react'
import type { MetaItem } from '#data/meta-sites.ts'
import { useI18n } from '#i18n/use-i18n.ts'
import { TAG_MARK } from '#items/facts/fact-messages.ts'

const M = {
  published: msg('status.published', 'Published'),
  unpublished: msg('status.unpublished', 'Unpublished'),
}

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
  return (item: MetaItem): ItemRow => {
    const { name, updated_at, is_published } = item.attributes
    const dot = <StatusDot published={is_published} label={t(is_published ? M.published : M.unpublished)} />
    const common = { name, updatedAt: updated_at, status: dot }
    if (item.type === 'trigger') {
      const { name: type, icon } = TRIGGER_APPEARANCES[item.attributes.trigger_type]
      return { ...common, type: t(type), icon }
    }
    if (item.type === 'variable') {
      const { name: type, icon } = VARIABLE_APPEARANCES[item.attributes.variable_type]
      return { ...common, type: t(type), icon }
    }
    const { is_active } = item.attributes
    const { name: type, icon } = tagAppearance(item.attributes)
    const label = t(TAG_MARK, { active: String(is_active), published: String(is_published) })
    const status = <StatusMark active={is_active} published={is_published} label={label} />
    return { ...common, type: t(type), icon, status }
  }
}
