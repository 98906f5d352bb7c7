import type { TagContent, TriggerContent, VariableContent } from '#database/tables/content.ts'
import { canonicalJson } from '#json.ts'

/*
 * What must be equal for an item to count as already there. Ids of items and conditions differ from site to site and are
 * left out; links are compared after they were translated to the ids of the target. Notes and labels do not count: an
 * item that only two sites describe differently must not be there twice and run twice.
 */

export const comparableVariable = ({ variable_type, value, options }: VariableContent): string =>
  canonicalJson([variable_type, value, options])

export const comparableTrigger = ({ trigger_type, conditions, triggers }: TriggerContent): string =>
  canonicalJson([
    trigger_type,
    conditions.map(({ condition_id: _, ...condition }) => condition),
    triggers.map(({ id, firing_threshold }) => [id, firing_threshold]).sort(),
  ])

export const comparableTag = ({ id: _, name: __, triggers, ...tag }: TagContent): string =>
  canonicalJson([
    tag.template,
    tag.is_active,
    tag.priority,
    tag.consent_type,
    tag.respect_visitors_privacy,
    tag.disable_in_debug_mode,
    tag.document_write,
    tag.code,
    tag.scheduler,
    tag.template_options,
    [...triggers].sort(),
    // Absent where a tag fires as usual.
    tag.firing_frequency,
    [...(tag.blocking_triggers ?? [])].sort(),
    tag.setup_tag,
    tag.cleanup_tag,
  ])
