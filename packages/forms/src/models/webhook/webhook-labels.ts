import { msg } from '@waymark/domain/message'
import { NAME_LABEL } from '@waymark/domain/resource'

/** The names of the fields. */
export const WEBHOOK_LABELS = {
  name: NAME_LABEL,
  url: msg('webhook.address', 'Address'),
  events: msg('webhook.events', 'Events'),
  site_ids: msg('webhook.websites', 'Websites'),
  is_active: msg('webhook.active', 'Send events from now on'),
} as const
