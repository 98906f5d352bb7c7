import type { EventInPage } from '@waymark/debugger-core/timeline'
import { type ExplainedGroup, explainGroups, type GroupStatus } from '@waymark/debugger-core/verdict'
import type { VersionIndex } from '@waymark/debugger-core/version'
import { msg } from '@waymark/domain/message'
import { EmptyState } from '@waymark/ui/layout'
import { memo, useMemo, useState } from 'react'
import { Trans } from '#i18n/trans.tsx'
import { useI18n } from '#i18n/use-i18n.ts'
import { Group } from './group.tsx'
import styles from './groups-panel.module.css'

const M = {
  counts: msg(
    'debugger.groups.counts',
    '<b>{activated, number}</b> activated by this event, <b>{earlier, number}</b> earlier, <b>{not, number}</b> not',
  ),
  list: msg('debugger.groups.list', 'Trigger groups on this event'),
  none: msg('debugger.groups.none', 'No trigger groups'),
  noneText: msg('debugger.groups.none-text', 'The draft has no trigger that waits for several others.'),
}

/** How far each trigger group had come on an event; the first that was decided on it is open. */
export const GroupsPanel = memo(function GroupsPanel({
  placed,
  versionIndex,
}: {
  placed: EventInPage
  versionIndex: VersionIndex
}) {
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
