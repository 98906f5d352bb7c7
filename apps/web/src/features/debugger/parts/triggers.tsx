import { type ExplainedTrigger, GROUP_STATUS_LABELS } from '@waymark/debugger-core/verdict'
import { msg } from '@waymark/domain/message'
import { Status } from '@waymark/ui/data'
import { Icon } from '@waymark/ui/icon'
import { useI18n } from '#i18n/use-i18n.ts'
import { Conditions } from './conditions.tsx'
import { Members } from './members.tsx'
import { triggerIcon } from './trigger-icon.ts'
import styles from './triggers.module.css'

const M = {
  met: msg('debugger.trigger.met', 'Matched'),
  notMet: msg('debugger.trigger.not-met', 'Not matched'),
  gone: msg('debugger.trigger.gone', 'A trigger that has been removed'),
  none: msg('debugger.trigger.none', 'The tag has no triggers.'),
  always: msg('debugger.trigger.no-conditions', 'No conditions'),
  members: msg('debugger.trigger.members', 'Triggers of the group'),
  waits: msg('debugger.trigger.waits', 'Waits for other triggers'),
}

/** The triggers of a tag with their conditions, a group also with those it waits for; on an event, which were met. */
export function Triggers({ triggers }: { triggers: readonly ExplainedTrigger[] }) {
  const { t } = useI18n()
  if (triggers.length === 0) return <p className={styles.none}>{t(M.none)}</p>
  return (
    <ul>
      {triggers.map((trigger) => (
        <Trigger key={trigger.id} trigger={trigger} />
      ))}
    </ul>
  )
}

function Trigger({ trigger: { name, type, met, conditions, groupStatus, members } }: { trigger: ExplainedTrigger }) {
  const { t } = useI18n()
  const bare = t(type === 'trigger_group' ? M.waits : M.always)
  return (
    <li className={styles.trigger}>
      <p className={styles.head}>
        <Icon name={triggerIcon(type)} />
        <span className="truncate" title={name ?? undefined}>
          {name ?? t(M.gone)}
        </span>
        {met !== null && (
          <span className={styles.met}>
            <Status tone={met ? 'success' : 'muted'} icon={met ? 'success' : 'minus'}>
              {t(met ? M.met : M.notMet)}
            </Status>
          </span>
        )}
      </p>
      {conditions.length > 0 && <Conditions conditions={conditions} />}
      {members.length > 0 ? (
        <div className={styles.group}>
          <p className={styles.none}>{t(groupStatus ? GROUP_STATUS_LABELS[groupStatus] : M.waits)}</p>
          <Members members={members} label={t(M.members)} />
        </div>
      ) : (
        conditions.length === 0 && <p className={styles.bare}>{bare}</p>
      )}
    </li>
  )
}
