import type { ErrorItem } from '@waymark/api-client/json-api'
import type { Scheduler, TagCreate, TagPatch } from '@waymark/domain/tag'
import { errorItem, type Refusal, refuse, refuseAll } from '#http/refusal.ts'
import type { TagContent } from '../content.ts'
import { checkOptions, templateRules } from './template-rules.ts'

/** A tag as a request makes it, with what its template decides filled in; or what its template does not allow. */
export function checkNewTag({ attributes, relationships }: TagCreate): Omit<TagContent, 'id'> | Refusal {
  const rules = templateRules(attributes)
  const { template } = rules
  if (!template || attributes.template === 'abandoned') {
    return refuse('INVALID_JSON_ERROR', 'Tags of this template cannot be made', { pointer: at('template') })
  }
  const checked = checkOptions(template, attributes.template_options)
  const errors = [
    ...('errors' in checked ? checked.errors : []),
    ...scheduleErrors(attributes.scheduler, rules.hasSchedule),
    ...(template.code && attributes.code === undefined ? [missing('code')] : []),
  ]
  if ('errors' in checked || errors.length > 0) return refuseAll(errors)
  return {
    name: attributes.name,
    template: attributes.template,
    is_active: attributes.is_active,
    priority: attributes.priority,
    consent_type: attributes.consent_type ?? template.consent,
    respect_visitors_privacy: attributes.respect_visitors_privacy ?? template.privacy,
    disable_in_debug_mode: attributes.disable_in_debug_mode,
    document_write: rules.documentWrite && (attributes.document_write ?? false),
    code: template.code ? (attributes.code ?? null) : null,
    scheduler: attributes.scheduler,
    template_options: checked.options,
    triggers: relationships?.triggers?.data.map((link) => link.id) ?? [],
  }
}

/** A tag as a request leaves it, or why it cannot be left so. What the template does not have is ignored. */
export function checkChangedTag<T extends TagContent>(tag: T, { attributes, relationships }: TagPatch): T | Refusal {
  const rules = templateRules(tag)
  const { template, template_options, code, document_write, ...common } = defined(attributes)
  const links = relationships?.triggers?.data.map((link) => link.id)
  const isOther = template !== undefined && template !== tag.template
  const checked = template_options && rules.template && checkOptions(rules.template, template_options)
  const errors = [
    ...(isOther ? [errorItem('INVALID_JSON_ERROR', 'The template cannot change', { pointer: at('template') })] : []),
    ...(template_options && !rules.template && tag.template !== 'abandoned' ? [unknownTemplate] : []),
    ...(checked && 'errors' in checked ? checked.errors : []),
    ...scheduleErrors(common.scheduler, rules.hasSchedule),
  ]
  if (errors.length > 0) return refuseAll(errors)
  return {
    ...tag,
    ...common,
    ...(checked && 'options' in checked && { template_options: checked.options }),
    ...(code !== undefined && rules.code === 'editable' && { code }),
    ...(document_write !== undefined && rules.documentWrite && { document_write }),
    ...(links && { triggers: links }),
  }
}

/** An abandoned tag can be given another name and be switched on and off; its content stays as it was found. */
export function abandonedErrors(tag: TagContent, { attributes, relationships }: TagPatch): Refusal | undefined {
  if (tag.template !== 'abandoned') return undefined
  const { name: _, is_active: __, template: ___, ...content } = defined(attributes)
  const isTouched = Object.keys(content).length > 0 || relationships?.triggers !== undefined
  return isTouched
    ? refuse('ABANDONED_RESOURCE_ERROR', 'This tag is no longer supported: it can only be renamed, switched or deleted')
    : undefined
}

const at = (attribute: string) => `/data/attributes/${attribute}`

const missing = (attribute: string) =>
  errorItem(
    'INVALID_JSON_ERROR',
    `attributes.${attribute} is missing`,
    { pointer: at(attribute) },
    {
      keyword: 'required',
      keyword_args: {},
    },
  )

const unknownTemplate = errorItem('INVALID_JSON_ERROR', 'The options of this template are not known here', {
  pointer: at('template_options'),
})

function scheduleErrors(scheduler: Scheduler | undefined, isAllowed: boolean): ErrorItem[] {
  if (isAllowed || !scheduler) return []
  if (scheduler.date_ranges.length === 0 && scheduler.times_of_day.length === 0) return []
  return [errorItem('INVALID_JSON_ERROR', 'This tag cannot be restricted to times', { pointer: at('scheduler') })]
}

/** Attributes that were sent; an optional one that was left out is no change. */
type Defined<T> = { [K in keyof T]?: Exclude<T[K], undefined> }
const defined = <T extends object>(attributes: T) =>
  Object.fromEntries(Object.entries(attributes).filter(([, value]) => value !== undefined)) as Defined<T>
