import type { VariableType } from '@waymark/domain/variable'
import type { VariableValues } from '@waymark/domain/variable/types'
import type { FieldApi } from '@waymark/forms/form'

/** What the form of one variable type is given: the field of its settings, and whether it can be edited. */
export interface SettingsProps<Id extends VariableType> {
  readonly field: FieldApi<VariableValues<Id>>
  readonly readOnly: boolean
}
