import { msg } from '@waymark/domain/message'

/*
 * Messages of the table, the panel and the dialogs of API clients.
 */

export const ADD_CLIENT = msg('api-clients.add', 'Add client')
export const CLIENT_ID = msg('api-client.id', 'Client ID')
export const EDIT_CLIENT = msg('api-client.edit', 'Edit client')
export const ENDS = msg('api-client.ends', 'Ends')
export const LAST_USED = msg('api-client.last-used', 'Last used')
export const NO_END = msg('api-client.no-end', 'No end')
export const REVOKED = msg('api-client.revoked', 'Revoked')
export const SECRET = msg('api-client.secret', 'Secret')
