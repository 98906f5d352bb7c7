import type { VariableType } from '@waymark/domain/variable'
import type { VariableValues } from '@waymark/domain/variable/types'
import type { FieldApi, FormSection } from '@waymark/forms/form'

/** The props of a section of the form of a variable type. */
export interface SettingsProps<Id extends VariableType> {
  readonly type: Id
  readonly section: FormSection
  /** Whether the form begins with it. */
  readonly first: boolean
  /** The settings of the variable. */
  readonly field: FieldApi<VariableValues<Id>>
  readonly readOnly: boolean
}
