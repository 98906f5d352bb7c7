import { type ErrorComponentProps, Link } from '@tanstack/react-router'
import type { Message } from '@waymark/domain/message'
import { LinkButton } from '@waymark/ui/controls'
import { isMissing } from '#data/api/call-failed.ts'
import { useI18n } from '#i18n/use-i18n.ts'
import { ScreenState } from './screen-state.tsx'
import { ServerError } from './server-error.tsx'

/** The texts for an item that does not exist (any more), and the address of the list that `back` leads to. */
interface MissingMessages {
  title: Message
  text: Message
  back: Message
  list: string
}

/** For `errorComponent` of a route: a missing item has its own texts, other errors show the server-error screen. */
export function LoadFailure({ error, title, text, back, list }: Pick<ErrorComponentProps, 'error'> & MissingMessages) {
  const { t } = useI18n()
  if (!isMissing(error)) return <ServerError error={error} />
  return (
    <ScreenState
      title={t(title)}
      text={t(text)}
      actions={
        <LinkButton link={(props) => <Link {...props} to={list} search={(kept: object) => kept} />}>
          {t(back)}
        </LinkButton>
      }
    />
  )
}
