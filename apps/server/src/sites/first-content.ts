import { allTemplates } from '@waymark/domain/tag/templates'
import type { SiteRow } from '#database/tables/index.ts'
import type { Content, TagContent, TriggerContent } from '#items/content.ts'
import { tagFromTemplate } from '#items/tag-from-template.ts'

/** What a website starts with: a trigger for every page view and, with analytics, the tag that measures them. */
export function firstContent(
  site: Pick<SiteRow, 'kind'>,
  { at, newId, analytics }: { at: Date; newId(): string; analytics: boolean },
): Content {
  if (site.kind === 'meta-site') return { tags: [], triggers: [], variables: [] }
  const dates = { created_at: at.toISOString(), updated_at: at.toISOString() }
  const trigger: TriggerContent = {
    id: newId(),
    name: 'All page views',
    trigger_type: 'page_view',
    conditions: [],
    triggers: [],
  }
  const tags = analytics ? analyticsTags(newId, trigger.id).map((tag) => ({ ...tag, ...dates })) : []
  return { tags, triggers: [{ ...trigger, ...dates }], variables: [] }
}

/** The tag that measures visits, as its template begins; none as long as the domain has no such template. */
const analyticsTags = (newId: () => string, triggerId: string): TagContent[] =>
  allTemplates()
    .filter((template) => template.stored.template === 'waymark_analytics')
    .map((template) =>
      tagFromTemplate(template, {
        id: newId(),
        name: 'Waymark analytics',
        template_options: template.encode(template.initial),
        triggers: [triggerId],
      }),
    )
