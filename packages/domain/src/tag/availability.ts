import type { StateRefusal } from '../failure/codes.ts'
import { msg } from '../message/index.ts'
import { ALLOWED, type Permitted, refused } from '../permission/index.ts'
import type { TriggerType } from '../trigger/index.ts'
import { SINGLE_TEMPLATES, type WireTemplate } from './wire-templates.ts'

const NOT_ON_META_SITES = msg('tag-template.not-on-meta-sites', 'Waymark analytics cannot be added to a meta-site')
const ANALYTICS_EXISTS = msg('tag-template.analytics-exists', 'This site already has a Waymark analytics tag')
const PRESENT = msg('tag-template.present', 'Already on this site')
const HEATMAPS_EXISTS = msg('tag-template.heatmaps-exists', 'This site already has a heatmaps tag')
const ABANDONED = msg('tag-template.abandoned', 'This template is no longer supported')
const CLICKS_ONLY = msg('tag-template.clicks-only', 'Heatmaps tags can only use click triggers')

interface TaggedSite {
  readonly isMetaSite: boolean
  /** The templates of the site's tags. */
  readonly present: readonly string[]
}

/** Whether a new tag of a template may be added. The reason is short and stands below the template's name. */
export function mayAddTemplate(template: WireTemplate, site: TaggedSite): Permitted {
  if (template === 'abandoned') return refused(ABANDONED)
  const refusal = templateRefusal(template, site)
  if (!refusal) return ALLOWED
  return refused(refusal.code === 'SINGLE_INSTANCE_TEMPLATE_ERROR' ? PRESENT : refusal.why)
}

/** Why a site cannot hold one more tag of a template, be it new, copied, imported or restored. */
export function templateRefusal(template: string, { isMetaSite, present }: TaggedSite): StateRefusal | undefined {
  if (template === 'waymark_analytics' && isMetaSite) {
    return { code: 'TEMPLATE_NOT_ALLOWED_ERROR', why: NOT_ON_META_SITES }
  }
  if (!isSingle(template) || !present.includes(template)) return undefined
  return { code: 'SINGLE_INSTANCE_TEMPLATE_ERROR', why: template === 'heatmaps' ? HEATMAPS_EXISTS : ANALYTICS_EXISTS }
}

const isSingle = (template: string) => SINGLE_TEMPLATES.some((single) => single === template)

/** The trigger types that a template allows; undefined means all. */
export const triggerTypesFor = (template: WireTemplate): readonly TriggerType[] | undefined =>
  template === 'heatmaps' ? HEATMAPS_TRIGGERS : undefined

const HEATMAPS_TRIGGERS: readonly TriggerType[] = ['click', 'capturing_click']

/** Whether a trigger of this type may be linked to a tag of the template. */
export function mayLink(template: WireTemplate, type: TriggerType): Permitted {
  const types = triggerTypesFor(template)
  return !types || types.includes(type) ? ALLOWED : refused(CLICKS_ONLY)
}

/** Whether tags of a template can have flight dates; those of the analytics tag cannot. */
export const hasSchedule = (template: WireTemplate): boolean => template !== 'waymark_analytics'
