import { UNABLE_TO_LOAD } from '@waymark/domain/failure'
import type { Message } from '@waymark/domain/message'
import { Button } from '@waymark/ui/controls'
import { Note } from '@waymark/ui/layout'
import { TRY_AGAIN } from '#i18n/action-labels.ts'
import { useI18n } from '#i18n/use-i18n.ts'

interface UnableToLoadProps {
  text?: Message
  pending?: boolean | undefined
  onAgain: () => unknown
}

/** A note in place of or beside data that could not be loaded, with a button to try again. */
export function UnableToLoad({ text = UNABLE_TO_LOAD, pending, onAgain }: UnableToLoadProps) {
  const { t } = useI18n()
  return (
    <Note
      tone="danger"
      role="alert"
      action={
        <Button size="small" pending={pending} onPress={() => void onAgain()}>
          {t(TRY_AGAIN)}
        </Button>
      }
    >
      {t(text)}
    </Note>
  )
}
