import type { TagContent, TriggerContent, VariableContent } from '#database/tables/content.ts'
import { tagAttributes, tagLinks } from '#items/content-hash.ts'
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

export function comparableTag(tag: TagContent): string {
  const { name: _, note: __, labels: ___, ...attributes } = tagAttributes(tag)
  return canonicalJson({ ...attributes, ...tagLinks(tag) })
}
