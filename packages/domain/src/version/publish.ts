import type { StateRefusal } from '../failure/codes.ts'
import { ALREADY_PUBLISHED, NO_CHANGES } from '../failure/texts.ts'
import { msg } from '../message/index.ts'
import { type Action, ALLOWED, can, type Permitted, refused } from '../permission/index.ts'
import type { Version } from './version.ts'

const NO_DRAFT = msg('publish.no-draft', 'There is nothing to publish yet')
const NOT_FROM_DRAFT = msg('restore.draft', 'This is the draft; there is nothing to revert to')

/** Why a version cannot be published: the draft only with changes, the published one never. */
export function publishRefusal({ attributes: { version_type, has_changes } }: Version): StateRefusal | undefined {
  if (version_type === 'published') return { code: 'VERSION_ALREADY_PUBLISHED_ERROR', why: ALREADY_PUBLISHED }
  if (version_type === 'draft' && !has_changes) return { code: 'NO_CHANGES_TO_PUBLISH_ERROR', why: NO_CHANGES }
  return undefined
}

/** Why the draft cannot be replaced by a version's content: it is the draft itself. */
export const restoreRefusal = ({ attributes }: Version): StateRefusal | undefined =>
  attributes.version_type === 'draft' ? { code: 'DRAFT_NOT_ALLOWED_ERROR', why: NOT_FROM_DRAFT } : undefined

/** Whether a version can be published by a user with these actions. */
export function mayPublish(version: Version | undefined, actions: readonly Action[] | undefined): Permitted {
  const permitted = can(actions, 'publish')
  if (!permitted.allowed) return permitted
  if (!version) return refused(NO_DRAFT)
  const refusal = publishRefusal(version)
  return refusal ? refused(refusal.why) : ALLOWED
}

/** Whether the draft can be replaced by this version's content by a user with these actions. */
export function mayRestore(version: Version, actions: readonly Action[] | undefined): Permitted {
  const permitted = can(actions, 'edit')
  if (!permitted.allowed) return permitted
  const refusal = restoreRefusal(version)
  return refusal ? refused(refusal.why) : ALLOWED
}
