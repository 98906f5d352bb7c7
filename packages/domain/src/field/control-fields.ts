import type { CodeField } from './code.ts'
import type { Control, ControlValues } from './control.ts'
import type { DimensionField, DimensionsField } from './dimensions.ts'
import type { Field } from './field.ts'
import type { GroupField } from './group.ts'
import type { ListField } from './list.ts'
import type { RowsField } from './rows.ts'
import type { SecondsField } from './seconds.ts'
import type { SelectField } from './select.ts'
import type { ToggledField } from './toggled.ts'

interface Special {
  code: CodeField<string>
  dimension: DimensionField<string>
  'dimension-rows': DimensionsField<string>
  group: GroupField<any, string>
  list: ListField<any, any, string>
  radio: SelectField<string, string, string>
  rows: RowsField<any, string>
  seconds: SecondsField<string>
  select: SelectField<string, string, string>
  toggled: ToggledField<any, any, string, Field>
}

/** The type of the field of each control, with the choices of a select, the columns of rows, the field behind a switch. */
export type ControlFields = {
  [C in Control]: C extends keyof Special ? Special[C] : Field<ControlValues[C], any, string, C>
}
