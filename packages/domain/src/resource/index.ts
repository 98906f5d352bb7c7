export {
  annotationEntries,
  LABEL_COUNT_LIMIT,
  LABEL_LIMIT,
  LABEL_TINTS,
  Label,
  Labels,
  type LabelTint,
  labelKey,
  labelTint,
  listedLabels,
  mergeLabels,
  NOTE_LIMIT,
  NoteText,
  readNote,
  withLabel,
  withoutLabel,
} from './annotations.ts'
export { AnyUuid, Id, isId } from './id.ts'
export { ITEM_KINDS, type ItemKind } from './item-kind.ts'
export { LabelInUse } from './label-in-use.ts'
export type { Loadable } from './loadable.ts'
export { isDay, isMoment } from './moment.ts'
export { hasControlCharacters, NAME_LIMIT, Name, VariableName } from './name.ts'
export { NAME_LABEL } from './name-label.ts'
export { linkTo, Revision, resource, resourceWith, WireDate } from './resource.ts'
export { storableText, unstorable } from './storable.ts'
