import { msg } from '@waymark/domain/message'

/*
 * Messages of the table, the panel and the dialogs of webhooks.
 */

export const ADD_WEBHOOK = msg('webhooks.add', 'Add webhook')
export const OFF = msg('webhook.off', 'Off')
export const ON = msg('webhook.on', 'On')
export const SIGNING_SECRET = msg('webhook.secret', 'Signing secret')
