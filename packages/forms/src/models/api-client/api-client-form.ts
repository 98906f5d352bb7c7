import { errorsInside, type FormError, validate } from '@waymark/domain/field'
import { type ApiClient, ApiClientCreate } from '@waymark/domain/organisation'
import { createForm, type Form } from '../../form/index.ts'
import { attributesModel } from '../attributes.ts'
import { API_CLIENT_LABELS } from './api-client-labels.ts'

/** The form of an API client. `end` is the last day on which it works, as `YYYY-MM-DD`; empty for none. */
export interface ApiClientForm {
  readonly name: string
  readonly end: string
}

/** The form of a new client, or of the one given. `now` is the present moment. */
export function createApiClientForm(now: () => Date, client?: ApiClient): Form<ApiClientForm> {
  const { name = '', ends_at = null } = client?.attributes ?? {}
  const initial = { name, end: ends_at === null ? '' : dayOf(new Date(ends_at)) }
  return createForm<ApiClientForm>(initial, {
    ...attributesModel(API_CLIENT_LABELS),
    check: (values) => [
      ...errorsInside(['name'], validate(ApiClientCreate.entries.attributes.entries.name, values.name)),
      // A past end is valid if it was not edited.
      ...(values.end === initial.end ? [] : checkEnd(values.end, now())),
    ],
    locate: (_, [, member, field]) =>
      member !== 'attributes' ? undefined : field === 'name' ? ['name'] : field === 'ends_at' ? ['end'] : undefined,
  })
}

function checkEnd(end: string, now: Date): FormError[] {
  if (end === '') return []
  const last = lastMomentOf(end)
  if (!last) return [{ path: ['end'], key: 'invalid-date' }]
  return last > now ? [] : [{ path: ['end'], key: 'not-in-the-future' }]
}

/** The body that creates a client, or saves what was changed since `initial`. */
export const apiClientBody = ({ name, end }: ApiClientForm, initial?: ApiClientForm) => ({
  type: 'api_client' as const,
  attributes: {
    name: name.trim(),
    ...(end !== initial?.end && { ends_at: lastMomentOf(end)?.toISOString() ?? null }),
  },
})

/** The last second of a day in the time zone of this program; undefined for a text that is no day. */
function lastMomentOf(day: string): Date | undefined {
  if (!/^\d{4}-\d{2}-\d{2}$/u.test(day)) return undefined
  const moment = new Date(`${day}T23:59:59`)
  return Number.isNaN(moment.getTime()) ? undefined : moment
}

/** The day of a moment in the time zone of this program, as `YYYY-MM-DD`. */
export const dayOf = (moment: Date): string =>
  [moment.getFullYear(), moment.getMonth() + 1, moment.getDate()].map((part) => String(part).padStart(2, '0')).join('-')
