export { AnyUuid, Id, isId } from './id.ts'
export { NAME_LIMIT, Name, VariableName } from './name.ts'
export { linkTo, resource, resourceWith, WireDate } from './resource.ts'
export { storableText, unstorable } from './storable.ts'
