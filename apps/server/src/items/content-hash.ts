import {
  type Content,
  type ItemOf,
  type Kind,
  LIST,
  type TagContent,
  type VariableContent,
} from '#database/tables/content.ts'
import { canonicalJson } from '#json.ts'
import { sha256 } from '#sha256.ts'
import { annotationsOf } from './annotations.ts'
import { firingOf } from './firing.ts'

/** What a version holds of a tag besides its id, its links and its dates. */
export const tagAttributes = (tag: TagContent) => ({
  name: tag.name,
  template: tag.template,
  is_active: tag.is_active,
  priority: tag.priority,
  consent_type: tag.consent_type,
  respect_visitors_privacy: tag.respect_visitors_privacy,
  disable_in_debug_mode: tag.disable_in_debug_mode,
  document_write: tag.document_write,
  code: tag.code,
  scheduler: tag.scheduler,
  template_options: tag.template_options,
  ...(tag.firing_frequency && { firing_frequency: tag.firing_frequency }),
  ...annotationsOf(tag),
})

/** The links of a tag; the order in which they were made does not count. */
export function tagLinks(tag: TagContent) {
  const { firing_frequency: _, blocking_triggers, ...sequence } = firingOf(tag)
  return {
    triggers: [...tag.triggers].sort(),
    ...(blocking_triggers && { blocking_triggers: [...blocking_triggers].sort() }),
    ...sequence,
  }
}

/** What a version holds of a variable besides its id and its dates. */
export const variableAttributes = ({ name, variable_type, value, options, ...variable }: VariableContent) => ({
  name,
  variable_type,
  value,
  options,
  ...annotationsOf(variable),
})

/** One hash over name, attributes and links. Dates do not count; neither does the order in which links were made. */
export const contentHash: { readonly [K in Kind]: (item: ItemOf[K]) => string } = {
  tag: (tag) => hashOf({ ...tagAttributes(tag), ...tagLinks(tag) }),
  trigger: ({ name, trigger_type, conditions, triggers, ...trigger }) =>
    hashOf({
      name,
      trigger_type,
      conditions,
      ...annotationsOf(trigger),
      triggers: triggers.map(({ id, firing_threshold }) => [id, firing_threshold]).sort(),
    }),
  variable: (variable) => hashOf(variableAttributes(variable)),
}

const hashOf = (content: unknown) => sha256(canonicalJson(content))

/** The hash function of any kind of item, for code that treats them alike. */
export const hashOfKind = (kind: Kind) => contentHash[kind] as (item: ItemOf[Kind]) => string

/** Id → content hash of every item, by kind: enough to compare two versions. */
export type Fingerprint = Readonly<Record<Kind, ReadonlyMap<string, string>>>

export const fingerprint = (content: Content): Fingerprint => {
  const hashes = (kind: Kind) => new Map(content[LIST[kind]].map((item) => [item.id, hashOfKind(kind)(item)]))
  return { tag: hashes('tag'), trigger: hashes('trigger'), variable: hashes('variable') }
}
