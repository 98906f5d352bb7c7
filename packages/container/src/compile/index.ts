export { type Artifact, buildId, compile } from './compile.ts'
export type {
  CompileInput,
  ConditionItem,
  Items,
  MetaItems,
  Schedule,
  ScheduleRow,
  Settings,
  TagItem,
  TriggerItem,
  VariableItem,
} from './input.ts'
export type { CompileNote } from './sink.ts'
export { snippetIdOf } from './template.ts'
