import type { TriggerForm } from '@waymark/domain/trigger'
import type { Form } from '@waymark/forms/form'

/** The props of each section of a trigger's form. */
export interface TriggerSectionProps {
  readonly appId: string
  readonly form: Form<TriggerForm>
  readonly readOnly: boolean
}
