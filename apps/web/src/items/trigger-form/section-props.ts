import type { TriggerForm } from '@waymark/domain/trigger'
import type { Form, FormSection } from '@waymark/forms/form'

/** The props of each section of a trigger's form. */
export interface TriggerSectionProps {
  readonly appId: string
  readonly form: Form<TriggerForm>
  readonly readOnly: boolean
}

/** The props of a section as the model of the form describes it. */
export interface DescribedTriggerSectionProps extends TriggerSectionProps {
  readonly section: FormSection
}
