import { ALREADY_PUBLISHED, NO_CHANGES } from '../failure/texts.ts'
import { msg } from '../message/index.ts'
import { type Action, ALLOWED, can, type Permitted, refused } from '../permission/index.ts'
import type { Version } from './version.ts'

const NO_DRAFT = msg('publish.no-draft', 'There is nothing to publish yet')
const NOT_FROM_DRAFT = msg('restore.draft', 'This is the draft; there is nothing to revert to')

/** Whether a version can be published by a user with these actions: the draft only with changes, the published one never. */
export function mayPublish(version: Version | undefined, actions: readonly Action[] | undefined): Permitted {
  const permitted = can(actions, 'publish')
  if (!permitted.allowed) return permitted
  if (!version) return refused(NO_DRAFT)
  const { version_type, has_changes } = version.attributes
  if (version_type === 'published') return refused(ALREADY_PUBLISHED)
  if (version_type === 'draft' && !has_changes) return refused(NO_CHANGES)
  return ALLOWED
}

/** Whether the draft can be replaced by this version's content. */
export function mayRestore(version: Version, actions: readonly Action[] | undefined): Permitted {
  const permitted = can(actions, 'edit')
  if (!permitted.allowed) return permitted
  return version.attributes.version_type === 'draft' ? refused(NOT_FROM_DRAFT) : ALLOWED
}
