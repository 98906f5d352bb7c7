export { CODE_LIMIT, Code, type CodeField, code } from './code.ts'
export type { Control, ControlValues, Toggled } from './control.ts'
export type { ControlFields } from './control-fields.ts'
export { cssSelector } from './css-selector.ts'
export {
  DIMENSION_LIMITS,
  type DimensionField,
  type DimensionKind,
  type DimensionsField,
  dimension,
  dimensions,
} from './dimensions.ts'
export {
  errorsInside,
  FIELD_ERRORS,
  type FieldError,
  type FieldErrorKey,
  type FormError,
  storableErrors,
  validate,
} from './error.ts'
export { type ApiOf, type Field, type FieldLink, type Fields, type FormOf, type Named, named } from './field.ts'
export { type Fieldset, type FieldsetSpec, fieldset, isRecord, type When } from './fieldset.ts'
export { flag } from './flag.ts'
export {
  type CodeLanguage,
  type Formatted,
  type FormattedEntry,
  formattedLabel,
  formattedName,
  formattedRaw,
  formattedSwitch,
  formattedText,
  switchLabel,
} from './formatted.ts'
export { type GroupField, group } from './group.ts'
export { kept, readOnly } from './kept.ts'
export { type ListField, type ListRow, list, percents } from './list.ts'
export {
  type IntegerField,
  integer,
  integerOrVariable,
  numberOrVariable,
  optionalInteger,
  toWireNumber,
} from './number.ts'
export { type Row, withKeys } from './row.ts'
export { type RowsField, type RowsOptions, rows, uniqueRows } from './rows.ts'
export { schemaFor } from './schema.ts'
export { formattedSeconds, type SecondsField, seconds } from './seconds.ts'
export { type Captions, type Choices, respelled, type SelectField, select } from './select.ts'
export { MAX_TEXT, plainText, readText, referenceText, type TextOptions, text, textWith } from './text.ts'
export { type ToggledField, toggled } from './toggled.ts'
export { wrapped } from './wrapped.ts'
