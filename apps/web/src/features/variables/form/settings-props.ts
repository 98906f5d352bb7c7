import type { VariableType } from '@waymark/domain/variable'
import type { VariableValues } from '@waymark/domain/variable/types'
import type { Spot } from '@waymark/forms/form'

/** What the form of one variable type is given: the place of its settings, and whether anything may be changed. */
export interface SettingsProps<Id extends VariableType> {
  readonly spot: Spot<VariableValues<Id>>
  readonly readOnly: boolean
}
