import { msg } from '@waymark/domain/message'
import { TRIGGER_APPEARANCES } from '@waymark/domain/trigger'
import { relatedTriggersQuery } from '#data/triggers.ts'
import { useI18n } from '#i18n/use-i18n.ts'
import { PublishedDot } from '#items/list/published-dot.tsx'
import { TRIGGER_PAGES } from '#items/trigger-form/trigger-messages.ts'
import { RelatedPanel, type RelatedProps } from './related-panel.tsx'

const M = {
  title: msg('related-triggers.title', 'Groups using this trigger'),
  search: msg('related-triggers.search', 'Search triggers, then press Enter'),
  searchAll: msg(
    'related-triggers.search-all',
    '{count, plural, one {Search # trigger, then press Enter} other {Search # triggers, then press Enter}}',
  ),
  table: msg('related-triggers.table', 'Triggers'),
  pages: TRIGGER_PAGES,
  none: msg('related-triggers.none', 'No group uses this trigger yet.'),
}

/** The panel of the groups that a trigger is a member of. */
export default function RelatedTriggers(props: RelatedProps) {
  const { t } = useI18n()
  return (
    <RelatedPanel
      {...props}
      kind="trigger"
      messages={M}
      queryOf={relatedTriggersQuery}
      appearance={({ attributes: { trigger_type, is_published } }) => ({
        caption: t(TRIGGER_APPEARANCES[trigger_type].name),
        status: <PublishedDot published={is_published} />,
      })}
    />
  )
}
