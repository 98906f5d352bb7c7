import type { ItemOf, Kind, TagContent, TriggerContent, VariableContent } from '#database/tables/content.ts'
import { canonicalJson } from '#json.ts'
import { annotationsOf } from './annotations.ts'
import { tagAttributes, tagLinks, variableAttributes } from './content-hash.ts'
import type { Change } from './draft.ts'

/**
 * The names of the attributes and links in which an item differs before and after a change; options one by one, as in
 * `template_options.pixel_id`. Empty for what was added or deleted.
 */
export function changedAttributes({ kind, before, after }: Change): string[] {
  if (before === null || after === null) return []
  const [was, is] = [attributesOf(kind, before), attributesOf(kind, after)]
  const names = new Set([...Object.keys(was), ...Object.keys(is)])
  return [...names].filter((name) => canonicalJson(was[name] ?? null) !== canonicalJson(is[name] ?? null))
}

/** Every attribute under its name; the order in which links were made does not count. */
function attributesOf(kind: Kind, item: ItemOf[Kind]): Record<string, unknown> {
  if (kind === 'trigger') {
    const { name, trigger_type, conditions, triggers, ...rest } = item as TriggerContent
    const members = Object.fromEntries(triggers.map((member) => [member.id, member.firing_threshold]))
    return { name, trigger_type, ...annotationsOf(rest), conditions, triggers: members }
  }
  if (kind === 'variable') {
    const { options, ...rest } = variableAttributes(item as VariableContent)
    return { ...rest, ...inside('options', options) }
  }
  const { template_options, ...rest } = tagAttributes(item as TagContent)
  return { ...rest, ...inside('template_options', template_options), ...tagLinks(item as TagContent) }
}

const inside = (prefix: string, options: Record<string, unknown>) =>
  Object.fromEntries(Object.entries(options).map(([name, value]) => [`${prefix}.${name}`, value]))
