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
} from './core/input.ts'
export type { CompileNote } from './core/sink.ts'
export { snippetIdOf } from './template.ts'
