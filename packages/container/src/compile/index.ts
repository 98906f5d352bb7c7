export { type Artifact, buildId, compile } from './compile.ts'
export type {
  CompileInput,
  ConditionItem,
  Items,
  MetaItems,
  Settings,
  TagItem,
  TriggerItem,
  VariableItem,
} from './core/input.ts'
export type { CompileWarning } from './core/sink.ts'
export { type SourcedTag, tagsInOrder } from './sources.ts'
export { snippetIdOf } from './template.ts'
