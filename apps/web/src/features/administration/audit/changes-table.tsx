import type { AuditEntry } from '@waymark/domain/audit'
import { msg } from '@waymark/domain/message'
import { Table } from '@waymark/ui/data'
import { useFormats } from '#i18n/dates.ts'
import { useI18n } from '#i18n/use-i18n.ts'
import { AFTER, BEFORE } from '#items/changelog/changelog-messages.ts'
import { ComparedValue } from '#items/changelog/value/compared-value.tsx'
import styles from './audit.module.css'
import { ACTION_NAMES } from './audit-names.ts'
import { formattedChanges } from './entry-changes.ts'
import { FIELD_NAMES } from './field-names.ts'

const M = {
  label: msg('audit.changes-of', 'Changes: {action}, {subject}'),
  website: msg('audit.website', 'Website'),
  field: msg('audit.field', 'Field'),
}

/** Each value of an entry before and after; nothing where an entry has none. */
export function ChangesTable({ entry }: { entry: AuditEntry['attributes'] }) {
  const { t } = useI18n()
  const changes = formattedChanges(entry, useFormats())
  if (changes.length === 0) return null
  const areLevels = changes.every(({ field, of }) => field === 'level' && of !== null)
  const nameOf = (field: string) => (FIELD_NAMES[field] ? t(FIELD_NAMES[field]) : field)
  return (
    <div className={styles.changes}>
      <Table
        density="compact"
        padded
        label={t(M.label, { action: t(ACTION_NAMES[entry.action]), subject: entry.object.name })}
        columns={[
          { key: 'field', head: t(areLevels ? M.website : M.field), width: '24%', wrap: true },
          { key: 'before', head: t(BEFORE), wrap: true },
          { key: 'after', head: t(AFTER), wrap: true },
        ]}
        rows={changes.map(({ field, of, before, after, recorded }) => ({
          key: `${field} ${of}`,
          cells: [
            <span key="field" className="t-muted">
              {of === null ? nameOf(field) : areLevels ? of : `${nameOf(field)}, ${of}`}
            </span>,
            <ComparedValue key="before" value={before} other={after} side="before" marked={recorded} />,
            <ComparedValue key="after" value={after} other={before} side="after" marked={recorded} />,
          ],
        }))}
      />
    </div>
  )
}
