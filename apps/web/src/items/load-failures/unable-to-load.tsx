import { UNABLE_TO_LOAD } from '@waymark/domain/failure'
import { Button } from '@waymark/ui/controls'
import { Note } from '@waymark/ui/layout'
import { TRY_AGAIN } from '#i18n/action-labels.ts'
import { useI18n } from '#i18n/use-i18n.ts'

/** A note beside a list whose data could not be loaded, with a button to try again. */
export function UnableToLoad({
  query,
}: {
  query: { readonly isLoadingError: boolean; readonly isFetching: boolean; refetch(): unknown }
}) {
  const { t } = useI18n()
  if (!query.isLoadingError) return null
  return (
    <Note
      tone="danger"
      role="alert"
      action={
        <Button size="small" pending={query.isFetching} onPress={() => void query.refetch()}>
          {t(TRY_AGAIN)}
        </Button>
      }
    >
      {t(UNABLE_TO_LOAD)}
    </Note>
  )
}
