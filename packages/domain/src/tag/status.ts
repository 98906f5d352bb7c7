import type { ConsentType } from '../consent/index.ts'
import { type Message, msg } from '../message/index.ts'

/** Whether a tag follows visitors, which is what consent is asked for. */
export const isTracking = (tag: { readonly consent_type: ConsentType }): boolean =>
  tag.consent_type !== 'not_require_consent'

/** Whether a tag has been put before others. */
export const isPrioritised = (tag: { readonly priority: number }): boolean => tag.priority > 0

/** The facts in the info bar above a tag, in order. */
export const TAG_MARKS = {
  active: msg('tag-mark.active', 'Active'),
  inactive: msg('tag-mark.inactive', 'Inactive'),
  meta: msg('tag-mark.meta', 'Meta tag'),
  tracking: msg('tag-mark.tracking', 'Tracking'),
  'non-tracking': msg('tag-mark.non-tracking', 'Non-tracking'),
  'respects-privacy': msg('tag-mark.respects-privacy', 'Respects opt-out and do-not-track'),
  published: msg('tag-mark.published', 'Published'),
  unpublished: msg('tag-mark.unpublished', 'Unpublished'),
  prioritized: msg('tag-mark.prioritized', 'Prioritized'),
} as const satisfies Record<string, Message>

export type TagMark = keyof typeof TAG_MARKS

interface Marked {
  readonly consent_type: ConsentType
  readonly is_active: boolean
  readonly is_published: boolean
  readonly priority: number
  readonly respect_visitors_privacy: boolean
}

/** The marks of a tag; `meta` says that it belongs to a meta-site. */
export function tagMarks(tag: Marked, { meta }: { meta: boolean }): readonly TagMark[] {
  const marks: TagMark[] = [tag.is_active ? 'active' : 'inactive']
  if (meta) marks.push('meta')
  marks.push(isTracking(tag) ? 'tracking' : 'non-tracking')
  if (tag.respect_visitors_privacy) marks.push('respects-privacy')
  marks.push(tag.is_published ? 'published' : 'unpublished')
  if (isPrioritised(tag)) marks.push('prioritized')
  return marks
}

/** A tag right after its switch was turned: until the server has compared it, it counts as unpublished. */
export const withActivity = <T extends { readonly is_active: boolean; readonly is_published: boolean }>(
  tag: T,
  active: boolean,
): T => (tag.is_active === active ? tag : { ...tag, is_active: active, is_published: false })
