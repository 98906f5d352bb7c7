import * as v from 'valibot'
import { linkTo, resource, WireDate } from '../resource/index.ts'

/** The operations that the server runs in the background. */
export const OPERATION_TYPES = [
  'copy/tag',
  'copy/trigger',
  'copy/variable',
  'import/version',
  'import/file',
  'export/version',
  'publish/version',
  'snapshot/version',
  'restore/version',
  'stop/tag',
  'resume/tag',
] as const
export type OperationType = (typeof OPERATION_TYPES)[number]

export const OPERATION_STATES = ['created', 'started', 'completed', 'failed'] as const
export const OperationState = v.picklist(OPERATION_STATES)
export type OperationState = v.InferOutput<typeof OperationState>

/** The result for one copied or imported item; `errors` says why it was left out. */
export const SummaryItem = v.object({
  source_id: v.string(),
  source_name: v.string(),
  target_id: v.optional(v.string()),
  target_name: v.optional(v.string()),
  is_renamed: v.optional(v.boolean(), false),
  /** Whether nothing was added, because the target already had the item. */
  is_reused: v.optional(v.boolean()),
  errors: v.optional(v.array(v.string())),
})
export type SummaryItem = v.InferOutput<typeof SummaryItem>

/** A version that an operation made or changed. */
export const SummaryVersion = v.object({
  version_id: v.string(),
  version_type: v.string(),
  version_major: v.number(),
  version_minor: v.number(),
  created_at: WireDate,
  updated_at: WireDate,
  change_type: v.picklist(['added', 'modified']),
})
export type SummaryVersion = v.InferOutput<typeof SummaryVersion>

/** The result of an operation; which lists it has depends on the type. */
export const OperationSummary = v.object({
  tags: v.optional(v.array(SummaryItem)),
  triggers: v.optional(v.array(SummaryItem)),
  variables: v.optional(v.array(SummaryItem)),
  versions: v.optional(v.array(SummaryVersion)),
  export_file_id: v.optional(v.string()),
  /** For the publish of a meta-site: number of websites with a new container. */
  rebuilt_websites: v.optional(v.number()),
  errors: v.optional(v.array(v.string())),
})
export type OperationSummary = v.InferOutput<typeof OperationSummary>

/** Work of the server in the background; its state is polled until it is completed or failed. */
export const Operation = resource(
  'operation',
  v.object({
    operation_type: v.picklist(OPERATION_TYPES),
    state: OperationState,
    parameters: v.optional(v.nullable(v.record(v.string(), v.unknown())), {}),
    summary: v.optional(v.nullable(OperationSummary), {}),
    created_at: v.optional(WireDate),
    updated_at: v.optional(WireDate),
    started_at: v.optional(v.nullable(WireDate)),
    completed_at: v.optional(v.nullable(WireDate)),
    failed_at: v.optional(v.nullable(WireDate)),
  }),
)
export type Operation = v.InferOutput<typeof Operation>

/** The answer of a call that starts an operation: its object, and the operation to poll. */
export const Accepted = v.object({
  id: v.string(),
  type: v.string(),
  attributes: v.optional(v.object({ name: v.optional(v.string()) })),
  relationships: v.object({ operation: v.object({ data: linkTo('operation') }) }),
})
export type Accepted = v.InferOutput<typeof Accepted>
