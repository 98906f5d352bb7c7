import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { msg } from '@waymark/domain/message'
import { TEMPLATE_LOOKS } from '@waymark/domain/tag'
import type { Trigger } from '@waymark/domain/trigger'
import { LinkButton } from '@waymark/ui/controls'
import { StatusMark } from '@waymark/ui/data'
import { relatedTagsQuery } from '../../../queries/trigger-one.ts'
import { useWords } from '../../../words/use-words.ts'
import { NamedCell, RelatedPanel, useRelatedAsked } from './related-panel.tsx'

const W = {
  title: msg('related-tags.title', 'Tags using this trigger'),
  search: msg('related-tags.search', 'Search tags, then press Enter'),
  table: msg('related-tags.table', 'Tags'),
  pages: msg('related-tags.pages', 'Pages of tags'),
  none: msg('related-tags.none', 'No tag uses this trigger yet.'),
  view: msg('related.view', 'View'),
  viewOne: msg('related.view-one', 'View {name}'),
  mark: msg(
    'related-tags.mark',
    '{active, select, true {Active} other {Inactive}}, {published, select, true {published} other {unpublished}}',
  ),
}

/** The tags that a trigger sets off, in a panel beside it. */
export default function RelatedTags({
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
  const query = useQuery(relatedTagsQuery(appId, trigger.id, asked))
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
      rows={(query.data?.rows ?? []).map(({ id, attributes: { name, template, is_active, is_published } }) => ({
        key: id,
        cells: [
          <NamedCell key="name" name={name} caption={say(TEMPLATE_LOOKS[template].name)} />,
          <StatusMark
            key="status"
            active={is_active}
            published={is_published}
            label={say(W.mark, { active: String(is_active), published: String(is_published) })}
          />,
          <LinkButton
            key="open"
            variant="quiet"
            size="small"
            link={(slot) => (
              <Link
                {...slot}
                to="/tag/app/$appId/tags/$tagId/edit"
                params={{ appId, tagId: id }}
                aria-label={say(W.viewOne, { name })}
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
