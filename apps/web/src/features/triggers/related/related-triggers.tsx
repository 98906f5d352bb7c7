import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { msg } from '@waymark/domain/message'
import type { Trigger } from '@waymark/domain/trigger'
import { TRIGGER_TYPE_LABELS } from '@waymark/domain/trigger/types'
import { LinkButton } from '@waymark/ui/controls'
import { StatusDot } from '@waymark/ui/data'
import { relatedTriggersQuery } from '../../../queries/trigger-one.ts'
import { useWords } from '../../../words/use-words.ts'
import { NamedCell, RelatedPanel, useRelatedAsked } from './related-panel.tsx'

const W = {
  title: msg('related-triggers.title', 'Groups using this trigger'),
  search: msg('related-triggers.search', 'Search triggers, then press Enter'),
  table: msg('related-triggers.table', 'Triggers'),
  pages: msg('related-triggers.pages', 'Pages of triggers'),
  none: msg('related-triggers.none', 'No group uses this trigger yet.'),
  view: msg('related.view', 'View'),
  viewOne: msg('related.view-one', 'View {name}'),
  published: msg('triggers.row.published', 'Published'),
  unpublished: msg('triggers.row.unpublished', 'Unpublished'),
}

/** The groups that a trigger is a member of, in a panel beside it. Going to one closes the panel. */
export default function RelatedTriggers({
  appId,
  trigger,
  onClose,
}: {
  appId: string
  trigger: Trigger
  onClose: () => void
}) {
  const { say } = useWords()
  const [asked, ask] = useRelatedAsked()
  const query = useQuery(relatedTriggersQuery(appId, trigger.id, asked))
  return (
    <RelatedPanel
      title={W.title}
      sub={trigger.attributes.name}
      words={{ ...W, none: say(W.none) }}
      asked={asked}
      onAsk={ask}
      query={query}
      total={query.data?.total ?? 0}
      onClose={onClose}
      rows={(query.data?.rows ?? []).map(({ id, attributes: { name, trigger_type, is_published } }) => ({
        key: id,
        cells: [
          <NamedCell key="name" name={name} caption={say(TRIGGER_TYPE_LABELS[trigger_type])} />,
          <StatusDot key="status" published={is_published} label={say(is_published ? W.published : W.unpublished)} />,
          <LinkButton
            key="open"
            variant="quiet"
            size="small"
            link={(slot) => (
              <Link
                {...slot}
                to="/tag/app/$appId/triggers/$triggerId/edit"
                params={{ appId, triggerId: id }}
                search={(kept) => kept}
                aria-label={say(W.viewOne, { name })}
                onClick={onClose}
              />
            )}
          >
            {say(W.view)}
          </LinkButton>,
        ],
      }))}
    />
  )
}
