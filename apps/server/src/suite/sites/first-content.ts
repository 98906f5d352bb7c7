import type { SiteRow } from '../../database/tables/index.ts'
import type { Content, TagContent, TriggerContent } from '../../versions/content.ts'

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
  const tags = analytics ? [{ ...analyticsTag(newId(), trigger.id), ...dates }] : []
  return { tags, triggers: [{ ...trigger, ...dates }], variables: [] }
}

const analyticsTag = (id: string, triggerId: string): TagContent => ({
  id,
  name: 'Waymark analytics',
  template: 'waymark_analytics',
  is_active: true,
  priority: 0,
  consent_type: 'analytics',
  respect_visitors_privacy: true,
  disable_in_debug_mode: false,
  document_write: false,
  code: null,
  scheduler: { date_ranges: [], times_of_day: [] },
  template_options: {
    link_tracking: true,
    cross_domain_tracking: false,
    heart_beat_timer: { enabled: false },
    secure_cookie: false,
    js_error_tracking: true,
    track_page_view: true,
    waymark_custom_variables: [],
    waymark_custom_dimensions: [],
  },
  triggers: [triggerId],
})
