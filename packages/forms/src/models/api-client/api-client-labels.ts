import { msg } from '@waymark/domain/message'

/** The names of the fields. */
export const API_CLIENT_LABELS = {
  name: msg('api-client.name', 'Name'),
  end: msg('api-client.last-day', 'Last day'),
} as const
