import type { UseQueryResult } from '@tanstack/react-query'
import { msg } from '@waymark/domain/message'
import { Button } from '@waymark/ui/controls'
import { EmptyState, Skeleton } from '@waymark/ui/layout'
import { SidePanel } from '@waymark/ui/overlay'
import { isMissing } from '#data/call-failed.ts'
import { useI18n } from '#i18n/use-i18n.ts'

const M = {
  loading: msg('panel.loading', 'Loading'),
  close: msg('close', 'Close'),
  gone: msg('panel.gone', 'It no longer exists'),
  goneText: msg('panel.gone-text', 'Another owner may have deleted it.'),
  back: msg('panel.back', 'Back to the list'),
  failed: msg('panel.failed', 'It could not be loaded'),
  failedText: msg('lists.failed-text', 'Check the connection and try again.'),
  again: msg('try-again', 'Try again'),
}

/** The panel while its row is loading, cannot be loaded, or is no longer there. */
export function PanelStates({
  query,
  onClose,
}: {
  query: Pick<UseQueryResult, 'error' | 'refetch' | 'isFetching'>
  onClose: () => void
}) {
  const { t } = useI18n()
  const { error, isFetching, refetch } = query
  if (!error) {
    return (
      <SidePanel title={t(M.loading)} closeLabel={t(M.close)} onClose={onClose}>
        <div aria-busy="true">
          <Skeleton width="100%" height="320px" />
        </div>
      </SidePanel>
    )
  }
  const isGone = isMissing(error)
  const title = t(isGone ? M.gone : M.failed)
  return (
    <SidePanel title={title} closeLabel={t(M.close)} onClose={onClose}>
      <EmptyState
        art="lost"
        role="alert"
        title={title}
        text={t(isGone ? M.goneText : M.failedText)}
        actions={
          isGone ? (
            <Button onPress={onClose}>{t(M.back)}</Button>
          ) : (
            <Button pending={isFetching} onPress={() => void refetch()}>
              {t(M.again)}
            </Button>
          )
        }
      />
    </SidePanel>
  )
}
