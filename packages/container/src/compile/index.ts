export { type Artifact, buildId, type CompileNote, compile } from './compile.ts'
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
