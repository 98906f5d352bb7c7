import type { Control, ControlFields, ControlValues } from '@waymark/domain/field'
import type { FieldApi } from '@waymark/forms/form'

/** What a control is given: the definition of the field it draws, and the field of the running form that it edits. */
export interface ControlProps<C extends Control> {
  readonly definition: ControlFields[C]
  readonly field: FieldApi<ControlValues[C]>
  /** Its accessible name in a cell of a grid, where no label is drawn: "Value 3". */
  readonly label?: string | undefined
  readonly readOnly: boolean
}
