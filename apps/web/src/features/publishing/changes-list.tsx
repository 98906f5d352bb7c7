import type { UseInfiniteQueryResult } from '@tanstack/react-query'
import { useNavigate } from '@tanstack/react-router'
import type { DraftChange } from '@waymark/domain/changelog'
import { msg } from '@waymark/domain/message'
import type { Permitted } from '@waymark/domain/permission'
import { LoadMore } from '@waymark/ui/data'
import { EmptyState } from '@waymark/ui/layout'
import { publishSheet } from '#data/operations/publish-sheet.ts'
import { useI18n } from '#i18n/use-i18n.ts'
import { LOAD_MORE } from '#items/changelog/changelog-messages.ts'
import { ListStates } from '#items/list/list-states.tsx'
import { ChangeRow, type Stopping } from './change-row.tsx'
import styles from './publish-sheet.module.css'

const M = {
  list: msg('publish-sheet.list', 'Changes in this version'),
  none: msg('publish-sheet.none', 'No changes to publish'),
  noneText: msg('publish-sheet.none-text', 'The website already has everything that is in the draft.'),
}

interface ChangesListProps {
  appId: string
  query: UseInfiniteQueryResult
  rows: readonly DraftChange[]
  edit: Permitted
  stoppingOf: (change: DraftChange) => Stopping | undefined
  onDiscard: (change: DraftChange) => void
}

/** The items that differ from what is live, or why none are shown. */
export function ChangesList({ appId, query, rows, edit, stoppingOf, onDiscard }: ChangesListProps) {
  const { t } = useI18n()
  const navigate = useNavigate()
  const openItem = (address: string) => {
    publishSheet.close()
    void navigate({ to: address })
  }
  if (rows.length === 0) {
    const first = <EmptyState art="trail" title={t(M.none)} text={t(M.noneText)} />
    return <ListStates query={query} count={0} first={first} />
  }
  return (
    <>
      <ul className={styles.changes} aria-label={t(M.list)}>
        {rows.map((change) => (
          <ChangeRow
            key={change.id}
            appId={appId}
            change={change}
            edit={edit}
            stopping={stoppingOf(change)}
            onDiscard={() => onDiscard(change)}
            onOpenItem={openItem}
          />
        ))}
      </ul>
      {query.hasNextPage && (
        <div className={styles.more}>
          <LoadMore
            label={t(LOAD_MORE)}
            pending={query.isFetchingNextPage}
            onPress={() => void query.fetchNextPage()}
          />
        </div>
      )}
    </>
  )
}
