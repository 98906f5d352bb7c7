import type { ExplainedMember } from '@waymark/debugger-core/verdict'
import { msg } from '@waymark/domain/message'
import { Icon } from '@waymark/ui/icon'
import { Trans } from '#i18n/trans.tsx'
import { useI18n } from '#i18n/use-i18n.ts'
import { Conditions } from './conditions.tsx'
import styles from './members.module.css'
import { triggerIcon } from './trigger-icon.ts'

const M = {
  gone: msg('debugger.trigger.gone', 'A trigger that has been removed'),
  times: msg('debugger.group.times', '<b>{times, number}</b> of {needed, number}'),
  needed: msg('debugger.group.needed', '{needed, plural, one {once} other {# times}}'),
  enough: msg('debugger.group.enough', 'Reached'),
  short: msg('debugger.group.short', 'Not reached'),
}

/** The triggers that a group waits for, with their conditions; on an event, how often each has been activated. */
export function Members({ members, label }: { members: readonly ExplainedMember[]; label: string }) {
  return (
    <ul aria-label={label}>
      {members.map((member) => (
        <Member key={member.id} member={member} />
      ))}
    </ul>
  )
}

function Member({ member }: { member: ExplainedMember }) {
  const { t } = useI18n()
  const { name, type, resolutions, threshold: needed, reached, conditions } = member
  return (
    <li className={styles.member} data-short={reached === false || undefined}>
      <p>
        <Icon name={triggerIcon(type)} />
        <span className={`truncate ${styles.name}`} title={name ?? undefined}>
          {name ?? t(M.gone)}
        </span>
        <span className={styles.times}>
          {resolutions === null ? (
            t(M.needed, { needed })
          ) : (
            <Trans message={M.times} values={{ times: resolutions, needed }} components={{ b: <b /> }} />
          )}
        </span>
        {reached !== null && (
          <Icon
            name={reached ? 'check' : 'minus'}
            size="small"
            {...(reached && { tone: 'success' as const })}
            label={t(reached ? M.enough : M.short)}
          />
        )}
      </p>
      {conditions.length > 0 && <Conditions conditions={conditions} />}
    </li>
  )
}
