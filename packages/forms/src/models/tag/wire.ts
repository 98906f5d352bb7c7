import { hasSchedule, scheduler, type TagCreate, type TagPatch } from '@waymark/domain/tag'
import type { Template } from '@waymark/domain/tag/templates'
import { type Path, sameContent } from '../../form/index.ts'
import type { TagValues } from './values.ts'

type Attributes = Omit<TagCreate['attributes'], 'name' | 'template' | 'is_active' | 'priority'>

/** Everything about a tag that its form edits besides name and triggers, as the server keeps it. */
export const attributesOf = (template: Template, values: TagValues): Attributes => ({
  consent_type: values.consentType,
  respect_visitors_privacy: values.respectVisitorsPrivacy,
  disable_in_debug_mode: values.disableInDebugMode,
  scheduler: hasSchedule(template.stored.template) ? scheduler(values.schedule) : { date_ranges: [], times_of_day: [] },
  template_options: template.encode(values.options),
  ...(template.code && { code: values.code }),
  ...(template.documentWrite && { document_write: values.documentWrite }),
})

const links = (values: TagValues) => ({
  triggers: { data: values.triggers.map(({ id }) => ({ id, type: 'trigger' as const })) },
})

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
  relationships: links(values),
})

/** The body that saves an edited tag: only what the form changed, so that it overwrites nothing else. */
export function changeBody(template: Template, id: string, from: TagValues, to: TagValues): TagPatch {
  const before = attributesOf(template, from)
  const after = Object.entries(attributesOf(template, to)).filter(
    ([key, value]) => !sameContent(before[key as keyof Attributes], value),
  )
  return {
    id,
    type: 'tag',
    attributes: { ...(from.name !== to.name && { name: to.name.trim() }), ...Object.fromEntries(after) },
    ...(!sameContent(
      from.triggers.map((trigger) => trigger.id).sort(),
      to.triggers.map((trigger) => trigger.id).sort(),
    ) && {
      relationships: links(to),
    }),
  }
}

const FIELDS: Readonly<Record<string, keyof TagValues>> = {
  name: 'name',
  code: 'code',
  document_write: 'documentWrite',
  consent_type: 'consentType',
  respect_visitors_privacy: 'respectVisitorsPrivacy',
  disable_in_debug_mode: 'disableInDebugMode',
}

/** The path of the field that a place in the body comes from. */
export function locateInTag(template: Template, values: TagValues, steps: readonly string[]): Path | undefined {
  const [data, member, attribute, ...rest] = steps
  if (data !== 'data' || attribute === undefined) return undefined
  if (member === 'relationships') return attribute === 'triggers' ? ['triggers'] : undefined
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
