import type { VariableType } from '@waymark/domain/variable'
import type { VariableValues } from '@waymark/domain/variable/types'
import type { FieldApi } from '@waymark/forms/form'

/** The props of the form of a variable type: the field of its settings, and whether it can be edited. */
export interface SettingsProps<Id extends VariableType> {
  readonly field: FieldApi<VariableValues<Id>>
  readonly readOnly: boolean
}
