import type { TriggerForm } from '@waymark/domain/trigger'
import type { Form } from '@waymark/forms/form'

/** What each section of a trigger's form is given. */
export interface SectionProps {
  readonly appId: string
  readonly form: Form<TriggerForm>
  readonly readOnly: boolean
}
