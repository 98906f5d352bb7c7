import { msg } from '@waymark/domain/message'
import { NAME_LABEL } from '@waymark/domain/resource'

/** The names of the fields. */
export const API_CLIENT_LABELS = {
  name: NAME_LABEL,
  end: msg('api-client.last-day', 'Last day'),
} as const
