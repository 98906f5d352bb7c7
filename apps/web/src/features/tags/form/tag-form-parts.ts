import type { Template, TemplateId } from '@waymark/domain/tag/templates'
import type { Spot } from '@waymark/forms/form'
import type { TagValues } from '@waymark/forms/models/tag'

/** What each section of a tag's form is given. */
export interface PartProps {
  readonly template: Template<TemplateId>
  readonly spot: Spot<TagValues>
  readonly readOnly: boolean
}
