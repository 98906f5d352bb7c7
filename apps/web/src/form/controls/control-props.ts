import type { Control, ControlFields, ControlValues } from '@waymark/domain/field'
import type { Spot } from '@waymark/forms/form'

/** What a control is given: the field it draws, the place it edits, and its name where no label stands beside it. */
export interface ControlProps<C extends Control> {
  readonly field: ControlFields[C]
  readonly spot: Spot<ControlValues[C]>
  /** In a cell of a grid: "Value 3". */
  readonly label?: string | undefined
  /** Nothing may be changed. */
  readonly readOnly: boolean
}
