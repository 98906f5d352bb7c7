import type { AuditChange, AuditValue } from '@waymark/domain/audit'
import { recordAudit } from '#audit/record-audit.ts'
import type { Database } from '#database/database.ts'
import type { SiteRow } from '#database/tables/index.ts'
import type { Initiator } from '#database/tables/initiator.ts'
import type { Dependencies } from '#dependencies.ts'

/** Records what was done with a website or meta-site. */
export function recordSite(
  tx: Database,
  deps: Pick<Dependencies, 'clock' | 'ids'>,
  by: Initiator,
  {
    action,
    site: { id, kind, name, organisationId },
    changes = [],
  }: {
    action: 'created' | 'changed' | 'removed'
    site: Pick<SiteRow, 'id' | 'kind' | 'name' | 'organisationId'>
    changes?: readonly AuditChange[]
  },
): Promise<void> {
  const isApp = kind === 'app'
  return recordAudit(tx, deps, by, {
    organisationId,
    action: `${isApp ? 'site' : 'meta_site'}.${action}`,
    object: { type: isApp ? 'site' : 'meta-site', id, name },
    site: { id, name },
    changes,
  })
}

type Settings = Partial<Pick<SiteRow, 'name' | 'urls' | 'gdpr' | 'delay' | 'timezone' | 'tracker'>>

/** Settings as the audit log records them; each member of the tracker is a field of its own. */
export function siteAuditValues({
  name,
  urls,
  gdpr,
  delay,
  timezone,
  tracker,
}: Settings): Record<string, AuditValue | undefined> {
  const members = Object.entries(tracker ?? {}).map(([key, value]): [string, AuditValue] => [
    `tracker.${key}`,
    typeof value === 'object' && value !== null ? JSON.stringify(value) : value,
  ])
  return { name, urls, gdpr, delay, timezone, ...Object.fromEntries(members) }
}

/** What the audit log records of a new website besides its name; a meta-site has nothing else. */
export const firstValues = ({ kind, urls, gdpr, delay, timezone }: SiteRow): AuditChange[] =>
  kind === 'app'
    ? Object.entries({ urls, gdpr, delay, timezone }).map(([field, after]) => ({
        field,
        of: null,
        before: null,
        after,
      }))
    : []
