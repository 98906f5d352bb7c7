import type { Template, TemplateId } from '@waymark/domain/tag/templates'
import type { Form, FormSection } from '@waymark/forms/form'
import type { TagValues } from '@waymark/forms/models/tag'

/** The props of each section of a tag's form. */
export interface TagSectionProps {
  readonly template: Template<TemplateId>
  readonly form: Form<TagValues>
  readonly readOnly: boolean
}

/** The props of a section that the model of the form describes. */
export interface DescribedTagSectionProps extends TagSectionProps {
  readonly section: FormSection
  /** Whether the form begins with it. */
  readonly first: boolean
}
