import { CONSENT_LABELS } from '@waymark/domain/consent'
import { msg } from '@waymark/domain/message'
import { type TagListItem, tagAppearance } from '@waymark/domain/tag'
import { Badge, StatusMark } from '@waymark/ui/data'
import { memo } from 'react'
import { useI18n } from '#i18n/use-i18n.ts'
import { ListRow, type ListRowProps } from '#items/list/list-row.tsx'
import { STOPPED } from '../stop/stop-messages.ts'

const M = {
  caption: msg('tags.row.caption', '{template} · {consent}'),
  priority: msg('tags.row.priority', 'Priority {priority, number}'),
  mark: msg(
    'tags.row.mark',
    '{name}: {active, select, true {active} other {inactive}}, {published, select, true {published} other {unpublished}}. {active, select, true {Turn off} other {Turn on}}',
  ),
}

/** One tag in the list: its template and consent, its priority, and the mark that turns it on and off. */
export const TagRow = memo(function TagRow({
  tag,
  pending,
  refusal,
  onSwitch,
  ...row
}: ListRowProps & {
  tag: TagListItem
  pending: boolean
  /** Why the tag may not be changed; absent when it may. */
  refusal: string | undefined
  onSwitch: (id: string, active: boolean) => void
}) {
  const { t } = useI18n()
  const { consent_type, is_active, is_published, is_stopped, name, priority } = tag.attributes
  const appearance = tagAppearance(tag.attributes)
  return (
    <ListRow
      {...row}
      item={tag}
      icon={appearance.icon}
      caption={t(M.caption, { template: t(appearance.name), consent: t(CONSENT_LABELS[consent_type]) })}
      off={!is_active}
      trail={
        <>
          {is_stopped && <Badge tone="danger">{t(STOPPED)}</Badge>}
          {priority > 0 && (
            <Badge icon="priority" label={t(M.priority, { priority })}>
              {priority}
            </Badge>
          )}
          <StatusMark
            active={is_active}
            published={is_published}
            label={t(M.mark, { name, active: String(is_active), published: String(is_published) })}
            pending={pending}
            disabledReason={refusal}
            onPress={() => onSwitch(tag.id, !is_active)}
          />
        </>
      }
    />
  )
})
