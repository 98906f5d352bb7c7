import type { Template, TemplateId } from '@waymark/domain/tag/templates'
import type { TagContent } from '#database/tables/content.ts'

/** A tag that is on, with everything else as its template begins. */
export const tagFromTemplate = (
  template: Template<TemplateId>,
  tag: Pick<TagContent, 'id' | 'name' | 'template_options' | 'triggers'>,
): TagContent => ({
  ...tag,
  template: template.stored.template,
  is_active: true,
  priority: 0,
  consent_type: template.consent,
  respect_visitors_privacy: template.privacy,
  disable_in_debug_mode: false,
  document_write: false,
  code: null,
  scheduler: { date_ranges: [], times_of_day: [] },
})
