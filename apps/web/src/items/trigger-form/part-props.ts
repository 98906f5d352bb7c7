import type { TriggerForm } from '@waymark/domain/trigger'
import type { Spot } from '@waymark/forms/form'

/** What each section of a trigger's form is given. */
export interface PartProps {
  readonly appId: string
  readonly spot: Spot<TriggerForm>
  readonly readOnly: boolean
}
