import type { Message } from '@waymark/domain/message'
import { Button } from '@waymark/ui/controls'
import { EmptyState } from '@waymark/ui/layout'
import { reasonOfThrown } from '#data/api/report-of-thrown.ts'
import { TRY_AGAIN } from '#i18n/action-labels.ts'
import { useI18n } from '#i18n/use-i18n.ts'

/** Shown in place of a list that could not be loaded. */
export function ListFailed({ title, error, onAgain }: { title: Message; error: unknown; onAgain: () => void }) {
  const { t } = useI18n()
  return (
    <EmptyState
      art="lost"
      level={3}
      role="alert"
      title={t(title)}
      text={t(reasonOfThrown(error).message)}
      actions={<Button onPress={onAgain}>{t(TRY_AGAIN)}</Button>}
    />
  )
}
