import { ListHead, ListPane, ListSkeleton, Skeleton } from '@waymark/ui/layout'
import { LOADING } from '#i18n/list-messages.ts'
import { useI18n } from '#i18n/use-i18n.ts'

/** A list that is being loaded: its head and rows where they will be. */
export function ListPlaceholder({ name }: { name: string }) {
  const { t } = useI18n()
  return (
    <ListPane
      label={name}
      plain
      head={
        <ListHead>
          <Skeleton height="32px" />
          <Skeleton width="40%" height="28px" />
        </ListHead>
      }
    >
      <ListSkeleton label={t(LOADING)} rows={10} />
    </ListPane>
  )
}
