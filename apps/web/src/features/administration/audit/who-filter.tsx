import { useQuery } from '@tanstack/react-query'
import type { AuditActorInLog } from '@waymark/domain/audit'
import { msg } from '@waymark/domain/message'
import { type OptionGroup, Select } from '@waymark/ui/controls'
import { auditActorsQuery } from '#data/audit.ts'
import { useI18n } from '#i18n/use-i18n.ts'
import { ACTOR_ICONS, ACTOR_NAMES } from './actor.ts'
import styles from './audit.module.css'

const M = {
  who: msg('audit.who', 'Who'),
  anyone: msg('audit.anyone', 'Anyone'),
  unknown: msg('audit.unknown-actor', 'Unknown'),
  people: msg('audit.who.people', 'People'),
  clients: msg('audit.who.clients', 'API clients'),
  others: msg('audit.who.others', 'Without an account'),
  search: msg('audit.who.search', 'Search people and clients'),
  none: msg('audit.who.none', 'No one matches'),
}

const GROUPS = [
  { label: M.people, types: ['member'] },
  { label: M.clients, types: ['client'] },
  { label: M.others, types: ['anonymous', 'command-line', 'system'] },
]

/** Narrows the log to what one person or client did; those who are gone can be chosen, too. */
export function WhoFilter({ who, onChange }: { who: string | undefined; onChange: (who: string | undefined) => void }) {
  const { t } = useI18n()
  const { data: actors = [] } = useQuery(auditActorsQuery)
  const nameOf = ({ attributes: { type, name } }: AuditActorInLog) => (ACTOR_NAMES[type] ? t(ACTOR_NAMES[type]) : name)
  const groups = GROUPS.map(
    ({ label, types }): OptionGroup => ({
      label: t(label),
      options: actors
        .filter(({ attributes }) => types.includes(attributes.type))
        .map((actor) => ({ value: actor.id, label: nameOf(actor), icon: ACTOR_ICONS[actor.attributes.type] })),
    }),
  ).filter(({ options }) => options.length > 0)
  const isKnown = who === undefined || actors.some(({ id }) => id === who)
  return (
    <div className={styles.filter}>
      <Select
        aria-label={t(M.who)}
        shownName={t(M.who)}
        value={isKnown ? (who ?? '') : null}
        placeholder={t(M.unknown)}
        onChange={(value) => onChange(value || undefined)}
        options={[{ value: '', label: t(M.anyone) }, ...groups]}
        searchLabel={t(M.search)}
        emptyText={t(M.none)}
      />
    </div>
  )
}
