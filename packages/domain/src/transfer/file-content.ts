import * as v from 'valibot'
import { type ConditionInput, ConditionOptions, ConditionType } from '../condition/index.ts'
import { ConsentType } from '../consent/index.ts'
import { CODE_LIMIT } from '../field/index.ts'
import { AnyUuid, annotationEntries, Id, Name, VariableName } from '../resource/index.ts'
import { FiringFrequency, Priority, SchedulerInput, SequencedTag, TRIGGER_LIMIT, WireTemplate } from '../tag/index.ts'
import { CONDITION_LIMIT, FiringThreshold, GROUP_LIMIT, TriggerType } from '../trigger/index.ts'
import { resolveVariableType, VARIABLE_VALUE_LIMIT, VariableType } from '../variable/index.ts'

const options = v.record(v.string(), v.unknown())

/** A value of a list, or `abandoned` for an unknown one. */
const knownOr = <Known extends v.GenericSchema<unknown, string>>(known: Known) =>
  v.pipe(
    v.string(),
    v.transform((word): v.InferOutput<Known> | 'abandoned' => (v.is(known, word) ? word : 'abandoned')),
  )

const FileTag = v.object({
  id: Id,
  name: Name,
  template: knownOr(WireTemplate),
  is_active: v.boolean(),
  priority: Priority,
  consent_type: ConsentType,
  respect_visitors_privacy: v.boolean(),
  disable_in_debug_mode: v.boolean(),
  document_write: v.optional(v.boolean(), false),
  code: v.optional(v.nullable(v.pipe(v.string(), v.maxLength(CODE_LIMIT))), null),
  scheduler: SchedulerInput,
  template_options: options,
  triggers: v.pipe(v.array(Id), v.maxLength(TRIGGER_LIMIT)),
  firing_frequency: v.optional(FiringFrequency),
  blocking_triggers: v.optional(v.pipe(v.array(Id), v.maxLength(TRIGGER_LIMIT))),
  setup_tag: v.optional(v.nullable(SequencedTag)),
  cleanup_tag: v.optional(v.nullable(SequencedTag)),
  ...annotationEntries,
})
export type FileTag = v.InferOutput<typeof FileTag>

const FileCondition = v.object({
  condition_id: v.optional(v.nullable(AnyUuid)),
  variable_id: v.string(),
  condition_type: knownOr(ConditionType),
  value: v.optional(v.nullable(v.string()), null),
  options: v.optional(ConditionOptions, {}),
})

const FileTrigger = v.object({
  id: Id,
  name: Name,
  trigger_type: TriggerType,
  conditions: v.pipe(v.array(FileCondition), v.maxLength(CONDITION_LIMIT)),
  triggers: v.optional(
    v.pipe(v.array(v.object({ id: Id, firing_threshold: v.optional(FiringThreshold, 1) })), v.maxLength(GROUP_LIMIT)),
    [],
  ),
  ...annotationEntries,
})
export type FileTrigger = v.InferOutput<typeof FileTrigger> & { conditions: ConditionInput[] }

const FileVariable = v.object({
  id: Id,
  name: VariableName,
  variable_type: v.pipe(v.string(), v.transform(resolveVariableType), knownOr(VariableType)),
  value: v.optional(v.nullable(v.pipe(v.string(), v.maxLength(VARIABLE_VALUE_LIMIT))), null),
  options: v.optional(options, {}),
  ...annotationEntries,
})
export type FileVariable = v.InferOutput<typeof FileVariable>

/** The items in the file of an exported version; everything else in it is ignored. */
export const FileContent = v.object({
  tags: v.array(FileTag),
  triggers: v.array(FileTrigger),
  variables: v.array(FileVariable),
})
export type FileContent = v.InferOutput<typeof FileContent>
