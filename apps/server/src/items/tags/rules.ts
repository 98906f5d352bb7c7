import {
  hasFlightDates,
  mayLink,
  type Scheduler,
  SEQUENCE_RELATIONSHIPS,
  type SequenceRelationship,
  sequenceLoop,
  type TagCreate,
  type TagPatch,
  templateRefusal,
  type WireTemplate,
} from '@waymark/domain/tag'
import type { TriggerType } from '@waymark/domain/trigger'
import { and, eq } from 'drizzle-orm'
import type { Database } from '#database/database.ts'
import { isOneOf } from '#database/list.ts'
import type { TagContent } from '#database/tables/content.ts'
import { isSequenced, type SiteRow, tags, triggers } from '#database/tables/index.ts'
import { type Refusal, refusal, refuse, throwIfAny } from '#refusal.ts'
import { annotated, annotationsOf } from '../annotations.ts'
import { firingOf, sequencedIds, triggerIds, withFiring } from '../firing.ts'
import { checkOptions, templateRules } from './template-rules.ts'

/** A tag as a request creates it, with what its template decides filled in. Refuses what its template does not allow. */
export function newTag({ attributes, relationships }: TagCreate): Omit<TagContent, 'id'> {
  const rules = templateRules(attributes)
  const { template } = rules
  if (!template || attributes.template === 'abandoned') {
    throw refuse('INVALID_JSON_ERROR', 'Tags of this template cannot be made', { field: attribute('template') })
  }
  const checked = checkOptions(template, attributes.template_options)
  throwIfAny([
    ...('refusals' in checked ? checked.refusals : []),
    ...scheduleRefusals(attributes.scheduler, rules.hasSchedule),
    ...(template.code && attributes.code === undefined ? [CODE_MISSING] : []),
  ])
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
    template_options: 'options' in checked ? checked.options : {},
    ...firingOf({ firing_frequency: attributes.firing_frequency, ...sentLinks(relationships) }),
    ...annotationsOf(attributes),
    triggers: relationships?.triggers?.data.map((link) => link.id) ?? [],
  }
}

/** A tag as a request leaves it. What the template does not have is ignored. */
export function changedTag<T extends TagContent>(tag: T, { attributes, relationships }: TagPatch): T {
  const rules = templateRules(tag)
  const { tag_type, template, template_options, code, document_write, note, labels, firing_frequency, ...common } =
    defined(attributes)
  const links = relationships?.triggers?.data.map((link) => link.id)
  const isOther = template !== undefined && template !== tag.template
  const checked = template_options && rules.template && checkOptions(rules.template, template_options)
  throwIfAny([
    ...(isOther ? [TEMPLATE_FIXED] : []),
    ...(template_options && !rules.template && tag.template !== 'abandoned' ? [OPTIONS_UNKNOWN] : []),
    ...(checked && 'refusals' in checked ? checked.refusals : []),
    ...scheduleRefusals(common.scheduler, rules.hasSchedule),
  ])
  return {
    ...withFiring(annotated(tag, { note, labels }), { firing_frequency, ...sentLinks(relationships) }),
    ...common,
    ...(checked && 'options' in checked && { template_options: checked.options }),
    ...(code !== undefined && rules.code === 'editable' && { code }),
    ...(document_write !== undefined && rules.documentWrite && { document_write }),
    ...(links && { triggers: links }),
  }
}

/** An abandoned tag can be renamed, annotated and switched on and off; the rest stays as it was found. */
export function ensureAbandonedIsKept(tag: TagContent, { attributes, relationships }: TagPatch): void {
  if (tag.template !== 'abandoned') return
  const free = ['name', 'is_active', 'template', 'note', 'labels']
  const isLinked = Object.values(relationships ?? {}).some((links) => links !== undefined)
  if (Object.keys(defined(attributes)).every((key) => free.includes(key)) && !isLinked) return
  throw refuse(
    'ABANDONED_RESOURCE_ERROR',
    'This tag is no longer supported: it can only be renamed, annotated, switched or deleted',
  )
}

/** Refuses links to triggers that the site does not have, or that tags of the template cannot use. */
export async function ensureTriggersFit(
  tx: Database,
  siteId: string,
  tag: Pick<TagContent, 'template' | 'triggers' | 'blocking_triggers'>,
): Promise<void> {
  const ids = triggerIds(tag)
  if (ids.length === 0) return
  const rows = await tx
    .select({ id: triggers.id, type: triggers.triggerType })
    .from(triggers)
    .where(and(eq(triggers.siteId, siteId), isOneOf(triggers.id, ids)))
  const typeOf = new Map(rows.map((row) => [row.id, row.type as TriggerType]))
  const fires = tag.triggers.length
  const at = (index: number) => ({
    field:
      index < fires
        ? ['data', 'relationships', 'triggers', 'data', index]
        : ['data', 'relationships', 'blocking_triggers', 'data', index - fires],
  })
  const unfit = ids.flatMap((id, index) => {
    const type = typeOf.get(id)
    if (type === undefined || mayLink(tag.template as WireTemplate, type).allowed) return []
    return [refusal('INVALID_JSON_ERROR', `A trigger of type ${type} cannot start this tag`, at(index))]
  })
  const missing = ids.flatMap((id, index) =>
    typeOf.has(id) ? [] : [refusal('RELATED_RESOURCE_NOT_FOUND_ERROR', `There is no trigger ${id}`, at(index))],
  )
  throwIfAny([...unfit, ...missing])
}

/** Refuses tags before and after a tag that the site does not have, or through which the tag would run itself. */
export async function ensureSequenceFits(
  tx: Database,
  siteId: string,
  tag: Pick<TagContent, 'id' | 'setup_tag' | 'cleanup_tag'>,
): Promise<void> {
  const ids = sequencedIds(tag)
  if (ids.length === 0) return
  const known = await tx
    .select({ id: tags.id })
    .from(tags)
    .where(and(eq(tags.siteId, siteId), isOneOf(tags.id, ids)))
  const has = new Set([tag.id, ...known.map(({ id }) => id)])
  const missing = SEQUENCE_RELATIONSHIPS.flatMap((role) => {
    const id = tag[role]?.id
    if (id === undefined || has.has(id)) return []
    return [refusal('RELATED_RESOURCE_NOT_FOUND_ERROR', `There is no tag ${id}`, { field: sequenceField(role) })]
  })
  throwIfAny(missing)
  const others = await tx
    .select({ id: tags.id, setup_tag: tags.setupTag, cleanup_tag: tags.cleanupTag })
    .from(tags)
    .where(and(eq(tags.siteId, siteId), isSequenced(tags)))
  const role = sequenceLoop(tag, others)
  if (!role) return
  const text = 'A tag cannot run before or after itself, nor through other tags'
  throw refuse('INVALID_JSON_ERROR', text, { field: sequenceField(role), rule: { keyword: 'sequence-loop' } })
}

const sequenceField = (role: SequenceRelationship) => ['data', 'relationships', role, 'data', 'id']

/** Refuses a tag that its site may not have: an analytics tag on a meta-site, a second tag where one is the limit. */
export async function ensureTemplateFits(
  tx: Database,
  site: Pick<SiteRow, 'id' | 'kind'>,
  template: string,
): Promise<void> {
  const isMetaSite = site.kind === 'meta-site'
  // Of most templates a site may hold any number: then no tag is looked for.
  if (!templateRefusal(template, { isMetaSite, present: [template] })) return
  const present = await tx
    .select({ template: tags.template })
    .from(tags)
    .where(and(eq(tags.siteId, site.id), eq(tags.template, template)))
    .limit(1)
  const refused = templateRefusal(template, { isMetaSite, present: present.map((tag) => tag.template) })
  if (refused) throw refuse(refused.code, refused.why.message)
}

type Links = TagCreate['relationships']

/** Blocking triggers and the tags before and after, as far as a request has them. */
const sentLinks = (links: Links) => ({
  blocking_triggers: links?.blocking_triggers?.data.map(({ id }) => id),
  setup_tag: sentTag(links?.setup_tag?.data),
  cleanup_tag: sentTag(links?.cleanup_tag?.data),
})

const sentTag = (link: NonNullable<NonNullable<Links>[SequenceRelationship]>['data'] | undefined) =>
  link && { id: link.id, stop_on_failure: link.meta.stop_on_failure }

const attribute = (name: string) => ['data', 'attributes', name]

const CODE_MISSING = refusal('INVALID_JSON_ERROR', 'attributes.code is missing', {
  field: attribute('code'),
  rule: { keyword: 'required' },
})
const TEMPLATE_FIXED = refusal('INVALID_JSON_ERROR', 'The template cannot change', { field: attribute('template') })
const OPTIONS_UNKNOWN = refusal('INVALID_JSON_ERROR', 'The options of this template are not known here', {
  field: attribute('template_options'),
})

function scheduleRefusals(scheduler: Scheduler | undefined, isAllowed: boolean): Refusal[] {
  if (isAllowed || !scheduler || !hasFlightDates(scheduler)) return []
  return [refusal('INVALID_JSON_ERROR', 'This tag cannot be restricted to times', { field: attribute('scheduler') })]
}

/** Attributes that were sent; an optional one that was left out is no change. */
type Defined<T> = { [K in keyof T]?: Exclude<T[K], undefined> }
const defined = <T extends object>(attributes: T) =>
  Object.fromEntries(Object.entries(attributes).filter(([, value]) => value !== undefined)) as Defined<T>
