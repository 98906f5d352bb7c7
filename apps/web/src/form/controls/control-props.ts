import type { Control, ControlFields, ControlValues } from '@waymark/domain/field'
import type { FieldApi } from '@waymark/forms/form'

/** The props of a control: the definition of its field, and the field of the running form that it edits. */
export interface ControlProps<C extends Control> {
  readonly definition: ControlFields[C]
  readonly field: FieldApi<ControlValues[C]>
  /** Its accessible name in a cell of a grid, which has no visible label: "Value 3". */
  readonly label?: string | undefined
  /** Its label and hint stand above it already: the label is kept for screen readers only. */
  readonly plain?: boolean | undefined
  readonly readOnly: boolean
}
