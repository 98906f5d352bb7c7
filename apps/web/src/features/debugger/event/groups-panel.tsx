import type { EventInPage } from '@waymark/debugger-core/timeline'
import {
  type ExplainedGroup,
  explainGroups,
  GROUP_STATUS_LABELS,
  type GroupStatus,
} from '@waymark/debugger-core/verdict'
import type { VersionIndex } from '@waymark/debugger-core/version'
import { msg } from '@waymark/domain/message'
import { Status } from '@waymark/ui/data'
import { Icon, type IconName } from '@waymark/ui/icon'
import { EmptyState } from '@waymark/ui/layout'
import { memo, useId, useMemo, useState } from 'react'
import { Trans } from '#i18n/trans.tsx'
import { useI18n } from '#i18n/use-i18n.ts'
import { TRIGGERS } from '../debugger-messages.ts'
import { Conditions } from '../verdict/conditions.tsx'
import { MetaMark } from '../verdict/source.tsx'
import { Members, REMOVED_TRIGGER } from '../verdict/triggers.tsx'
import styles from './groups-panel.module.css'

const M = {
  counts: msg(
    'debugger.groups.counts',
    '<b>{activated, number}</b> activated by this event, <b>{earlier, number}</b> earlier, <b>{not, number}</b> not',
  ),
  list: msg('debugger.groups.list', 'Trigger groups on this event'),
  none: msg('debugger.groups.none', 'No trigger groups'),
  noneText: msg('debugger.groups.none-text', 'This draft has no trigger groups.'),
}

interface GroupsPanelProps {
  placed: EventInPage
  versionIndex: VersionIndex
}

/** The trigger groups of an event; the first one that was decided on it is expanded. */
export const GroupsPanel = memo(function GroupsPanel({ placed, versionIndex }: GroupsPanelProps) {
  const { t } = useI18n()
  const groups = useMemo(() => explainGroups(placed, versionIndex), [placed, versionIndex])
  const [changed, setChanged] = useState<ReadonlyMap<string, boolean>>(new Map())
  const decided = groups.find(({ status }) => status === 'activated' || status === 'activation-failed')
  if (groups.length === 0)
    return (
      <div className={styles.empty}>
        <EmptyState art="trail" title={t(M.none)} text={t(M.noneText)} />
      </div>
    )
  const isOpen = ({ id }: ExplainedGroup) => changed.get(id) ?? id === decided?.id
  return (
    <>
      <p className={styles.counts}>
        <Trans message={M.counts} values={countsOf(groups)} components={{ b: <b /> }} />
      </p>
      <ul className={styles.groups} aria-label={t(M.list)}>
        {groups.map((group) => (
          <Group
            key={group.id}
            group={group}
            open={isOpen(group)}
            onToggle={() => setChanged(new Map([...changed, [group.id, !isOpen(group)]]))}
          />
        ))}
      </ul>
    </>
  )
})

function countsOf(groups: readonly ExplainedGroup[]) {
  const count = (...statuses: GroupStatus[]) => groups.filter(({ status }) => statuses.includes(status)).length
  return {
    activated: count('activated'),
    earlier: count('previously-active'),
    not: count('never-active', 'activation-failed'),
  }
}

const GROUP = {
  reached: msg(
    'debugger.group.reached',
    '{reached, number} of {all, plural, one {# trigger} other {# triggers}} reached',
  ),
  notMet: msg('debugger.group.not-met', '{count, plural, one {# condition} other {# conditions}} not met'),
  activatedBy: msg('debugger.group.activated-by', 'Activated by event {number}'),
  activatedBefore: msg('debugger.group.activated-before', 'Activated by an earlier event'),
  conditions: msg('debugger.group.conditions', 'Conditions of the group'),
  noConditions: msg('debugger.group.no-conditions', 'None'),
  later: msg('debugger.group.later', 'Checked once all triggers are reached.'),
}

const APPEARANCES = {
  activated: { icon: 'success', tone: 'success' },
  'activation-failed': { icon: 'x', tone: 'danger' },
  'previously-active': { icon: 'success', tone: 'muted' },
  'never-active': { icon: 'minus', tone: 'muted' },
} as const satisfies Record<GroupStatus, { icon: IconName; tone: 'success' | 'danger' | 'muted' }>

/** One trigger group on an event: how often its members were activated, and its own conditions. */
export function Group({ group, open, onToggle }: { group: ExplainedGroup; open: boolean; onToggle: () => void }) {
  const { t } = useI18n()
  const id = useId()
  return (
    <li className={styles.group}>
      <h2>
        <button type="button" aria-expanded={open} aria-controls={open ? id : undefined} onClick={onToggle}>
          <Icon name={open ? 'chevron-down' : 'chevron-right'} size="small" />
          <Icon name="group" />
          <MetaMark source={group.source} />
          <span className="truncate">{group.name ?? t(REMOVED_TRIGGER)}</span>
          <span className={styles.summary}>{useSummary(group)}</span>
          <span className={styles.status}>
            <Status {...APPEARANCES[group.status]}>{t(GROUP_STATUS_LABELS[group.status])}</Status>
          </span>
        </button>
      </h2>
      {open && (
        <div id={id} className={styles.columns}>
          <div>
            <h3>{t(TRIGGERS)}</h3>
            <Members members={group.members} label={t(TRIGGERS)} />
          </div>
          <div>
            <h3>{t(GROUP.conditions)}</h3>
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
    return activatedBy === null ? t(GROUP.activatedBefore) : t(GROUP.activatedBy, { number: activatedBy })
  const text = t(GROUP.reached, { reached, all: members.length })
  const notMet = conditions.filter(({ resolved }) => resolved === false).length
  return status === 'activation-failed' ? `${text}, ${t(GROUP.notMet, { count: notMet })}` : text
}

/** The conditions of a group are only evaluated once all members have reached their thresholds. */
function GroupConditions({ group: { conditions, reached, members } }: { group: ExplainedGroup }) {
  const { t } = useI18n()
  if (conditions.length === 0) return <p className={styles.none}>{t(GROUP.noConditions)}</p>
  if (reached < members.length) return <p className={styles.none}>{t(GROUP.later)}</p>
  return (
    <div className={styles.flush}>
      <Conditions conditions={conditions} />
    </div>
  )
}
