import { msg } from '@waymark/domain/message'
import { tagAppearance } from '@waymark/domain/tag'
import { StatusMark } from '@waymark/ui/data'
import { relatedTagsQuery } from '#data/triggers.ts'
import { useI18n } from '#i18n/use-i18n.ts'
import { TAG_MARK } from '#items/facts/fact-messages.ts'
import { RelatedPanel, type RelatedProps } from './related-panel.tsx'

const M = {
  title: msg('related-tags.title', 'Tags using this trigger'),
  search: msg('related-tags.search', 'Search tags, then press Enter'),
  searchAll: msg(
    'related-tags.search-all',
    '{count, plural, one {Search # tag, then press Enter} other {Search # tags, then press Enter}}',
  ),
  table: msg('related-tags.table', 'Tags'),
  pages: msg('related-tags.pages', 'Pages of tags'),
  none: msg('related-tags.none', 'No tag uses this trigger yet.'),
}

/** The panel of the tags that a trigger fires. */
export default function RelatedTags(props: RelatedProps) {
  const { t } = useI18n()
  return (
    <RelatedPanel
      {...props}
      kind="tag"
      messages={M}
      queryOf={relatedTagsQuery}
      appearance={({ attributes }) => ({
        caption: t(tagAppearance(attributes).name),
        status: (
          <StatusMark
            active={attributes.is_active}
            published={attributes.is_published}
            label={t(TAG_MARK, { active: String(attributes.is_active), published: String(attributes.is_published) })}
          />
        ),
      })}
    />
  )
}
