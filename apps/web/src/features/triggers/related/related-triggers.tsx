import { useQuery } from '@tanstack/react-query'
import { msg } from '@waymark/domain/message'
import type { Trigger } from '@waymark/domain/trigger'
import { TRIGGER_APPEARANCES } from '@waymark/domain/trigger'
import { relatedTriggersQuery } from '#data/triggers.ts'
import { useI18n } from '#i18n/use-i18n.ts'
import { PublishedDot } from '#items/list/published-dot.tsx'
import { RelatedPanel, useRelatedParams } from './related-panel.tsx'

const M = {
  title: msg('related-triggers.title', 'Groups using this trigger'),
  search: msg('related-triggers.search', 'Search triggers, then press Enter'),
  searchAll: msg(
    'related-triggers.search-all',
    '{count, plural, one {Search # trigger, then press Enter} other {Search # triggers, then press Enter}}',
  ),
  table: msg('related-triggers.table', 'Triggers'),
  pages: msg('related-triggers.pages', 'Pages of triggers'),
  none: msg('related-triggers.none', 'No group uses this trigger yet.'),
}

/** The panel of the groups that a trigger is a member of. */
export default function RelatedTriggers({
  appId,
  trigger,
  onClose,
}: {
  appId: string
  trigger: Trigger
  onClose: () => void
}) {
  const { t } = useI18n()
  const [params, setParams] = useRelatedParams()
  const query = useQuery(relatedTriggersQuery(appId, trigger.id, params))
  return (
    <RelatedPanel
      kind="trigger"
      appId={appId}
      sub={trigger.attributes.name}
      messages={M}
      params={params}
      onParamsChange={setParams}
      query={query}
      appearance={({ attributes: { trigger_type, is_published } }) => ({
        caption: t(TRIGGER_APPEARANCES[trigger_type].name),
        status: <PublishedDot published={is_published} />,
      })}
      onClose={onClose}
    />
  )
}
