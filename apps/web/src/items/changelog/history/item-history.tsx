import { useInfiniteQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { historyGroups } from '@waymark/domain/changelog'
import { type Message, msg } from '@waymark/domain/message'
import type { ItemKind } from '@waymark/domain/resource'
import { Switch } from '@waymark/ui/controls'
import { LoadMore } from '@waymark/ui/data'
import { SidePanel } from '@waymark/ui/overlay'
import { useId, useMemo } from 'react'
import { useStore } from '#browser/store.ts'
import { versionAddress, versionListAddress } from '#data/addresses/version-address.ts'
import { rowsOf } from '#data/api/list-queries.ts'
import { itemHistoryQuery } from '#data/changelog.ts'
import { CLOSE_PANEL } from '#i18n/action-labels.ts'
import { useI18n } from '#i18n/use-i18n.ts'
import { OPEN_IN_CHANGELOG } from '#i18n/version-messages.ts'
import { ListStates } from '#items/list/list-states.tsx'
import { changedOnlyChoice } from '../changed-only.ts'
import { LOAD_MORE } from '../changelog-messages.ts'
import styles from './item-history.module.css'
import { VersionChanges } from './version-changes.tsx'

const TITLES: Readonly<Record<ItemKind, Message>> = {
  tag: msg('history.tag', 'History of this tag'),
  trigger: msg('history.trigger', 'History of this trigger'),
  variable: msg('history.variable', 'History of this variable'),
}

const M = {
  sub: msg(
    'history.count',
    '{changes, plural, one {# change} other {# changes}} in {versions, plural, one {# version} other {# versions}}',
  ),
  subMore: msg('history.count-more', '{changes, plural, one {# change} other {# changes}}'),
  none: msg('history.none', 'No changes recorded.'),
  changedOnly: msg('history.changed-only', 'Changed options only'),
}

interface ItemHistoryProps {
  kind: ItemKind
  appId: string
  itemId: string
  onClose: () => void
}

/** The panel of what was changed about one tag, trigger or variable, under the versions the changes belong to. */
export function ItemHistory({ kind, appId, itemId, onClose }: ItemHistoryProps) {
  const { t } = useI18n()
  const switchId = useId()
  const changedOnly = useStore(changedOnlyChoice)
  const query = useInfiniteQuery(itemHistoryQuery(appId, itemId))
  const pages = query.data?.pages
  const groups = useMemo(
    () => (pages ? historyGroups(rowsOf(pages), rowsOf(pages.map(({ included }) => ({ data: included })))) : []),
    [pages],
  )
  const total = pages?.at(-1)?.meta.total ?? 0
  const [newest] = groups
  return (
    <SidePanel
      title={t(TITLES[kind])}
      sub={total > 0 && t(query.hasNextPage ? M.subMore : M.sub, { changes: total, versions: groups.length })}
      closeLabel={t(CLOSE_PANEL)}
      onClose={onClose}
      foot={
        <div className={styles.foot}>
          <Link
            className="link link-alone"
            to={newest ? versionAddress(appId, newest.version.id) : versionListAddress(appId)}
          >
            {t(OPEN_IN_CHANGELOG)}
          </Link>
          <label htmlFor={switchId} className="t-caption">
            {t(M.changedOnly)}
          </label>
          <Switch id={switchId} checked={changedOnly} onChange={changedOnlyChoice.set} />
        </div>
      }
    >
      {groups.length === 0 ? (
        <ListStates query={query} count={0} first={<p className="t-muted">{t(M.none)}</p>} />
      ) : (
        <ol className={styles.trail}>
          {groups.map((group) => (
            <VersionChanges key={group.version.id} kind={kind} appId={appId} group={group} changedOnly={changedOnly} />
          ))}
        </ol>
      )}
      {query.hasNextPage && (
        <LoadMore label={t(LOAD_MORE)} pending={query.isFetchingNextPage} onPress={() => void query.fetchNextPage()} />
      )}
    </SidePanel>
  )
}
