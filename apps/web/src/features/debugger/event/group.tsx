import { type ExplainedGroup, GROUP_STATUS_LABELS, type GroupStatus } from '@waymark/debugger-core/verdict'
import { msg } from '@waymark/domain/message'
import { Status } from '@waymark/ui/data'
import { Icon, type IconName } from '@waymark/ui/icon'
import { useId } from 'react'
import { useI18n } from '#i18n/use-i18n.ts'
import { Conditions } from '../parts/conditions.tsx'
import { Members } from '../parts/members.tsx'
import styles from './groups-panel.module.css'

const M = {
  gone: msg('debugger.trigger.gone', 'A trigger that has been removed'),
  reached: msg(
    'debugger.group.reached',
    '{reached, number} of {all, plural, one {# trigger} other {# triggers}} reached',
  ),
  notMet: msg('debugger.group.not-met', '{count, plural, one {# condition} other {# conditions}} not met'),
  activatedBy: msg('debugger.group.activated-by', 'Activated by event {number}'),
  activatedBefore: msg('debugger.group.activated-before', 'Activated by an earlier event'),
  triggers: msg('debugger.fact.triggers', 'Triggers'),
  conditions: msg('debugger.group.conditions', 'Conditions of the group'),
  noConditions: msg('debugger.group.no-conditions', 'None'),
  later: msg('debugger.group.later', 'Checked once all triggers are reached.'),
}

const LOOKS = {
  activated: { icon: 'success', tone: 'success' },
  'activation-failed': { icon: 'x', tone: 'danger' },
  'previously-active': { icon: 'success', tone: 'muted' },
  'never-active': { icon: 'minus', tone: 'muted' },
} as const satisfies Record<GroupStatus, { icon: IconName; tone: 'success' | 'danger' | 'muted' }>

/** One trigger group on an event: how often its members were met, and its own conditions. */
export function Group({ group, open, onToggle }: { group: ExplainedGroup; open: boolean; onToggle: () => void }) {
  const { t } = useI18n()
  const id = useId()
  return (
    <li className={styles.group}>
      <h2>
        <button type="button" aria-expanded={open} aria-controls={open ? id : undefined} onClick={onToggle}>
          <Icon name={open ? 'chevron-down' : 'chevron-right'} size="small" />
          <Icon name="group" />
          <span className="truncate">{group.name ?? t(M.gone)}</span>
          <span className={styles.summary}>{useSummary(group)}</span>
          <span className={styles.status}>
            <Status {...LOOKS[group.status]}>{t(GROUP_STATUS_LABELS[group.status])}</Status>
          </span>
        </button>
      </h2>
      {open && (
        <div id={id} className={styles.columns}>
          <div>
            <h3>{t(M.triggers)}</h3>
            <Members members={group.members} label={t(M.triggers)} />
          </div>
          <div>
            <h3>{t(M.conditions)}</h3>
            <GroupConditions group={group} />
          </div>
        </div>
      )}
    </li>
  )
}

function useSummary({ status, members, reached, conditions, activatedBy }: ExplainedGroup): string {
  const { t } = useI18n()
  if (status === 'previously-active')
    return activatedBy === null ? t(M.activatedBefore) : t(M.activatedBy, { number: activatedBy })
  const text = t(M.reached, { reached, all: members.length })
  const notMet = conditions.filter(({ resolved }) => resolved === false).length
  return status === 'activation-failed' ? `${text}, ${t(M.notMet, { count: notMet })}` : text
}

/** Conditions are only looked at when all members have been reached; before, they say nothing. */
function GroupConditions({ group: { conditions, reached, members } }: { group: ExplainedGroup }) {
  const { t } = useI18n()
  if (conditions.length === 0) return <p className={styles.none}>{t(M.noConditions)}</p>
  if (reached < members.length) return <p className={styles.none}>{t(M.later)}</p>
  return (
    <div className={styles.flush}>
      <Conditions conditions={conditions} />
    </div>
  )
}
