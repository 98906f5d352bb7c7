import { AUDIT_LIST, AuditActorInLog, AuditEntry } from '@waymark/domain/audit'
import { isMoment } from '@waymark/domain/resource'
import * as v from 'valibot'
import { get } from '../endpoint/index.ts'
import { page, platformQuery } from '../json-api/index.ts'

const MOMENT = 'must be a moment such as 2026-03-02T09:00:00Z'

/** A timestamp with its offset, from 1970 on. */
const Moment = v.optional(
  v.pipe(
    v.string(),
    v.isoTimestamp(MOMENT),
    v.check((text) => isMoment(text) && Date.parse(text) >= 0, MOMENT),
  ),
)

const Period = { from: Moment, to: Moment }

const { limit, offset, ...filters } = platformQuery(AUDIT_LIST).entries

/** The audit log of the organisation, for owners; `from` is inclusive, `to` exclusive. */
export const audit = {
  list: get('/api/audit/v1', {
    needs: 'owner',
    query: v.object({ limit, offset, ...filters, ...Period }),
    answer: page(AuditEntry),
  }),
  /** All entries that match the filters, as CSV: RFC 4180, UTF-8, with a header line. */
  csv: get('/api/audit/v1/csv', {
    needs: 'owner',
    query: v.object({ ...filters, ...Period }),
    answers: 'csv',
    answer: v.string(),
  }),
  /** Everyone with entries, including former members. */
  actors: get('/api/audit/v1/actors', { needs: 'owner', answer: page(AuditActorInLog) }),
}
