import { type Message, msg } from '../message/index.ts'
import type { Action } from './actions.ts'

/** Whether something may be done; if not, the sentence with the reason. */
export type Permitted = { readonly allowed: true } | { readonly allowed: false; readonly why: Message }

export const ALLOWED: Permitted = { allowed: true }
export const refused = (why: Message): Permitted => ({ allowed: false, why })

const VIEW_NEEDED = msg('permission.view-needed', 'You have no access to this site')
const EDIT_NEEDED = msg('permission.edit-needed', 'You need edit permission to do this')
const PUBLISH_NEEDED = msg(
  'permission.publish-needed',
  'You can edit this site, but you need publish permission to do this',
)
const MANAGE_NEEDED = msg('permission.manage-needed', 'You need manage permission to do this')
const EDIT_AND_PUBLISH_NEEDED = msg(
  'permission.edit-and-publish-needed',
  'You can only view this site. You need publish permission to do this',
)

/**
 * Whether the actions granted on a site cover an action. Publishing takes the publish or the manage action.
 * While the actions are unknown (`undefined`) everything is allowed, since the server checks as well.
 */
export function can(actions: readonly Action[] | undefined, action: Action): Permitted {
  if (!actions) return ALLOWED
  switch (action) {
    case 'view':
      return actions.length > 0 ? ALLOWED : refused(VIEW_NEEDED)
    case 'edit':
      return actions.includes('edit') ? ALLOWED : refused(EDIT_NEEDED)
    case 'publish':
      if (actions.includes('publish') || actions.includes('manage')) return ALLOWED
      return refused(actions.includes('edit') ? PUBLISH_NEEDED : EDIT_AND_PUBLISH_NEEDED)
    case 'manage':
      return actions.includes('manage') ? ALLOWED : refused(MANAGE_NEEDED)
  }
}
