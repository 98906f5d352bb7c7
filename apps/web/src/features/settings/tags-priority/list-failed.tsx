import type { Message } from '@waymark/domain/message'
import { Button } from '@waymark/ui/controls'
import { EmptyState } from '@waymark/ui/layout'
import { TRY_AGAIN } from '#i18n/action-labels.ts'
import { FAILED_TEXT } from '#i18n/list-messages.ts'
import { useI18n } from '#i18n/use-i18n.ts'

/** Shown in place of a list that could not be loaded. */
export function ListFailed({ title, onAgain }: { title: Message; onAgain: () => void }) {
  const { t } = useI18n()
  return (
    <EmptyState
      art="lost"
      level={3}
      role="alert"
      title={t(title)}
      text={t(FAILED_TEXT)}
      actions={<Button onPress={onAgain}>{t(TRY_AGAIN)}</Button>}
    />
  )
}
