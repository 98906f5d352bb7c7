import { type ExplainedMember, type ExplainedTrigger, GROUP_STATUS_LABELS } from '@waymark/debugger-core/verdict'
import { msg } from '@waymark/domain/message'
import { TRIGGER_APPEARANCES, TRIGGER_TYPES, type TriggerType } from '@waymark/domain/trigger'
import { Status } from '@waymark/ui/data'
import { Icon, type IconName } from '@waymark/ui/icon'
import { Trans } from '#i18n/trans.tsx'
import { useI18n } from '#i18n/use-i18n.ts'
import { Conditions } from './conditions.tsx'
import { MetaMark } from './source.tsx'
import styles from './triggers.module.css'

export const REMOVED_TRIGGER = msg('debugger.trigger.gone', 'Removed trigger')

const M = {
  met: msg('debugger.trigger.met', 'Matched'),
  notMet: msg('debugger.trigger.not-met', 'Not matched'),
  none: msg('debugger.trigger.none', 'The tag has no triggers.'),
  always: msg('debugger.trigger.no-conditions', 'No conditions'),
  members: msg('debugger.trigger.members', 'Triggers of the group'),
  waits: msg('debugger.trigger.waits', 'Waits for other triggers'),
}

/** The triggers of a tag with their conditions, a group also with its members; on an event also the results. */
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

function Trigger({ trigger }: { trigger: ExplainedTrigger }) {
  const { name, type, source, met, conditions, groupStatus, members } = trigger
  const { t } = useI18n()
  const bare = t(type === 'trigger_group' ? M.waits : M.always)
  return (
    <li className={styles.trigger}>
      <p className={styles.head}>
        <Icon name={triggerIcon(type)} />
        <MetaMark source={source} />
        <span className="truncate" title={name ?? undefined}>
          {name ?? t(REMOVED_TRIGGER)}
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

const MEMBER = {
  times: msg('debugger.group.times', '<b>{times, number}</b> of {needed, number}'),
  needed: msg('debugger.group.needed', '{needed, plural, one {once} other {# times}}'),
  enough: msg('debugger.group.enough', 'Reached'),
  short: msg('debugger.group.short', 'Not reached'),
}

/** The members of a group with their conditions; on an event also how often each has been activated. */
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
          {name ?? t(REMOVED_TRIGGER)}
        </span>
        <span className={styles.times}>
          {resolutions === null ? (
            t(MEMBER.needed, { needed })
          ) : (
            <Trans message={MEMBER.times} values={{ times: resolutions, needed }} components={{ b: <b /> }} />
          )}
        </span>
        {reached !== null && (
          <Icon
            name={reached ? 'check' : 'minus'}
            size="small"
            {...(reached && { tone: 'success' as const })}
            label={t(reached ? MEMBER.enough : MEMBER.short)}
          />
        )}
      </p>
      {conditions.length > 0 && <Conditions conditions={conditions} />}
    </li>
  )
}

const isType = (type: string | null): type is TriggerType => TRIGGER_TYPES.some((known) => known === type)

/** The icon of a trigger type, with a fallback for unknown types. */
const triggerIcon = (type: string | null): IconName => (isType(type) ? TRIGGER_APPEARANCES[type].icon : 'trigger')
