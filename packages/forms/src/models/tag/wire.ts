import { hasSchedule, scheduler, type TagCreate, type TagPatch } from '@waymark/domain/tag'
import type { Template } from '@waymark/domain/tag/templates'
import { type Path, sameContent } from '../../form/index.ts'
import type { LinkedTrigger } from './linked-trigger.ts'
import type { SequencedTagForm, TagValues } from './values.ts'

type Attributes = Omit<TagCreate['attributes'], 'name' | 'template' | 'is_active' | 'priority'>

/** The attributes of a tag that its form edits, without the name, as the server stores them. */
export const attributesOf = (template: Template, values: TagValues): Attributes => ({
  consent_type: values.consentType,
  respect_visitors_privacy: values.respectVisitorsPrivacy,
  disable_in_debug_mode: values.disableInDebugMode,
  firing_frequency: values.frequency,
  scheduler: hasSchedule(template.stored.template) ? scheduler(values.schedule) : { date_ranges: [], times_of_day: [] },
  template_options: template.encode(values.options),
  ...(template.code && { code: values.code }),
  ...(template.documentWrite && { document_write: values.documentWrite }),
})

const triggerLinks = (triggers: readonly LinkedTrigger[]) => ({
  data: triggers.map(({ id }) => ({ id, type: 'trigger' as const })),
})

const tagLink = (tag: SequencedTagForm | null) => ({
  data: tag && { id: tag.id, type: 'tag' as const, meta: { stop_on_failure: tag.stopOnFailure } },
})

/** The links of a tag by their names on the wire. */
const linksOf = (values: TagValues) => ({
  triggers: triggerLinks(values.triggers),
  blocking_triggers: triggerLinks(values.blockingTriggers),
  setup_tag: tagLink(values.setupTag),
  cleanup_tag: tagLink(values.cleanupTag),
})

/** Links without regard to the order in which they were made. */
const unordered = ({ data }: ReturnType<typeof linksOf>[keyof ReturnType<typeof linksOf>]) =>
  Array.isArray(data) ? data.map(({ id }) => id).sort() : data

/** The body that adds a tag: active, without priority. */
export const createBody = (template: Template, values: TagValues): TagCreate => ({
  type: 'tag',
  attributes: {
    name: values.name.trim(),
    template: template.stored.template,
    is_active: true,
    priority: 0,
    ...attributesOf(template, values),
  },
  relationships: linksOf(values),
})

/** The body that saves what was changed in the form of a tag. */
export function changeBody(template: Template, id: string, from: TagValues, to: TagValues): TagPatch {
  const before = attributesOf(template, from)
  const after = Object.entries(attributesOf(template, to)).filter(
    ([key, value]) => !sameContent(before[key as keyof Attributes], value),
  )
  const linked = linksOf(from)
  const links = Object.entries(linksOf(to)).filter(
    ([key, link]) => !sameContent(unordered(linked[key as keyof typeof linked]), unordered(link)),
  )
  return {
    id,
    type: 'tag',
    attributes: { ...(from.name !== to.name && { name: to.name.trim() }), ...Object.fromEntries(after) },
    ...(links.length > 0 && { relationships: Object.fromEntries(links) }),
  }
}

const FIELDS: Readonly<Record<string, keyof TagValues>> = {
  name: 'name',
  code: 'code',
  document_write: 'documentWrite',
  consent_type: 'consentType',
  respect_visitors_privacy: 'respectVisitorsPrivacy',
  disable_in_debug_mode: 'disableInDebugMode',
  firing_frequency: 'frequency',
}

const LINK_FIELDS: Readonly<Record<string, keyof TagValues>> = {
  triggers: 'triggers',
  blocking_triggers: 'blockingTriggers',
  setup_tag: 'setupTag',
  cleanup_tag: 'cleanupTag',
}

/** The path of the field for a place in the body. */
export function locateInTag(template: Template, values: TagValues, steps: readonly string[]): Path | undefined {
  const [data, member, attribute, ...rest] = steps
  if (data !== 'data' || attribute === undefined) return undefined
  if (member === 'relationships') {
    const field = LINK_FIELDS[attribute]
    if (field === undefined) return undefined
    const linked = values[field]
    const row = Array.isArray(linked) ? linked[Number(rest[1])] : undefined
    return row ? [field, row.key] : [field]
  }
  if (attribute === 'template_options') return ['options', ...template.locate(rest, values.options)]
  if (attribute === 'scheduler') return locateInSchedule(values, rest)
  const field = FIELDS[attribute]
  return field ? [field] : undefined
}

function locateInSchedule({ schedule }: TagValues, [list, index]: readonly string[]): Path {
  const name = list === 'times_of_day' ? 'timesOfDay' : 'dateRanges'
  const row = schedule[name][Number(index)]
  return row ? ['schedule', name, row.key] : ['schedule']
}
