import { CONSENT_LABELS } from '@waymark/domain/consent'
import { msg } from '@waymark/domain/message'
import { type TagListItem, TEMPLATE_LOOKS } from '@waymark/domain/tag'
import { Badge, StatusMark } from '@waymark/ui/data'
import { Icon, type IconName } from '@waymark/ui/icon'
import { ListItem } from '@waymark/ui/layout'
import { memo } from 'react'
import { useFormats } from '../../../words/dates.ts'
import { useWords } from '../../../words/use-words.ts'
import type { ListSort } from '../../lists/list-sort.ts'
import { RowLink } from '../../lists/row-link.tsx'

const W = {
  caption: msg('tags.row.caption', '{template} · {consent}'),
  edited: msg('tags.row.edited', '{template} · edited {date}'),
  created: msg('tags.row.created', '{template} · created {date}'),
  select: msg('lists.select-row', 'Select {name}'),
  priority: msg('tags.row.priority', 'Priority {priority, number}'),
  mark: msg(
    'tags.row.mark',
    '{active, select, true {Active} other {Inactive}}, {published, select, true {published} other {unpublished}}. {active, select, true {Turn off} other {Turn on}}',
  ),
}

export interface TagRowProps {
  /** The address of its screen, with what the list is narrowed by. */
  href: string
  tag: TagListItem
  sort: ListSort
  current: boolean
  checked: boolean
  pending: boolean
  /** Why the tag may not be changed; absent when it may. */
  refusal: string | undefined
  onCheck: (id: string, how: { shift: boolean }) => void
  onSwitch: (id: string, active: boolean) => void
}

/** One tag in the list: its link, its template and consent or the date it is sorted by, and the mark that turns it on and off. */
export const TagRow = memo(function TagRow({
  href,
  tag,
  sort,
  current,
  checked,
  pending,
  refusal,
  onCheck,
  onSwitch,
}: TagRowProps) {
  const { say } = useWords()
  const { date } = useFormats()
  const { name, template, consent_type, is_active, is_published, priority, created_at, updated_at } = tag.attributes
  const look = TEMPLATE_LOOKS[template]
  const caption = {
    name: () => say(W.caption, { template: say(look.name), consent: say(CONSENT_LABELS[consent_type]) }),
    '-updated_at': () => say(W.edited, { template: say(look.name), date: date(updated_at) }),
    '-created_at': () => say(W.created, { template: say(look.name), date: date(created_at) }),
  }[sort]()
  return (
    <ListItem
      icon={<Icon name={look.icon as IconName} />}
      name={name}
      caption={caption}
      current={current}
      off={!is_active}
      link={(slot) => <RowLink {...slot} href={href} />}
      {...(refusal === undefined && {
        checked,
        checkLabel: say(W.select, { name }),
        onCheck: (_on: boolean, how: { shift: boolean }) => onCheck(tag.id, how),
      })}
      trail={
        <>
          {priority > 0 && (
            <Badge icon="priority" label={say(W.priority, { priority })}>
              {priority}
            </Badge>
          )}
          <StatusMark
            active={is_active}
            published={is_published}
            label={say(W.mark, { active: String(is_active), published: String(is_published) })}
            pending={pending}
            disabledReason={refusal}
            onPress={() => onSwitch(tag.id, !is_active)}
          />
        </>
      }
    />
  )
})
