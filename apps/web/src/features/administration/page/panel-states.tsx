import type { UseQueryResult } from '@tanstack/react-query'
import { msg } from '@waymark/domain/message'
import { Button } from '@waymark/ui/controls'
import { EmptyState, Skeleton } from '@waymark/ui/layout'
import { SidePanel } from '@waymark/ui/overlay'
import { isForbidden, isMissing } from '#data/api/call-failed.ts'
import { reasonOfThrown } from '#data/api/report-of-thrown.ts'
import { CLOSE, TRY_AGAIN } from '#i18n/action-labels.ts'
import { useI18n } from '#i18n/use-i18n.ts'
import { BACK_TO_LIST } from '#items/list/item-list-messages.ts'
import { NO_PERMISSION, ROLE_CHANGED } from './page-messages.ts'

const M = {
  loading: msg('panel.loading', 'Loading'),
  gone: msg('panel.gone', 'It no longer exists'),
  goneText: msg('panel.gone-text', 'Another owner may have deleted it.'),
  failed: msg('panel.failed', 'It could not be loaded'),
}

interface PanelStatesProps {
  query: Pick<UseQueryResult, 'error' | 'refetch' | 'isFetching'>
  onClose: () => void
}

/** The panel while its row is loading, cannot be loaded, or is no longer there. */
export function PanelStates({ query, onClose }: PanelStatesProps) {
  const { t } = useI18n()
  const { error, isFetching, refetch } = query
  if (!error) {
    return (
      <SidePanel title={t(M.loading)} closeLabel={t(CLOSE)} onClose={onClose}>
        <div aria-busy="true">
          <Skeleton width="100%" height="320px" />
        </div>
      </SidePanel>
    )
  }
  const isGone = isMissing(error)
  const failed = isForbidden(error)
    ? { title: NO_PERMISSION, text: ROLE_CHANGED }
    : { title: M.failed, text: reasonOfThrown(error).message }
  const { title, text } = isGone ? { title: M.gone, text: M.goneText } : failed
  return (
    <SidePanel title={t(title)} closeLabel={t(CLOSE)} onClose={onClose}>
      <EmptyState
        art="lost"
        role="alert"
        title={t(title)}
        text={t(text)}
        actions={
          isGone ? (
            <Button onPress={onClose}>{t(BACK_TO_LIST)}</Button>
          ) : (
            <Button pending={isFetching} onPress={() => void refetch()}>
              {t(TRY_AGAIN)}
            </Button>
          )
        }
      />
    </SidePanel>
  )
}
