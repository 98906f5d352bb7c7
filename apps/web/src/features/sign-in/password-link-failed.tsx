import type { Failure } from '@waymark/api-client/client'
import type { ErrorCode } from '@waymark/domain/failure'
import { type Message, msg } from '@waymark/domain/message'
import { Button, LinkButton } from '@waymark/ui/controls'
import { usePageTitle } from '#browser/page-title.ts'
import { TRY_AGAIN } from '#i18n/action-labels.ts'
import { useI18n } from '#i18n/use-i18n.ts'
import styles from './login-page.module.css'
import { TO_SIGN_IN } from './sign-in-messages.ts'

const ASK = msg('set-password.ask', 'Ask the person who sent it for a new one.')

const UNKNOWN = {
  title: msg('set-password.unknown', 'This link is not known'),
  text: msg('set-password.unknown-text', 'Check that you have opened all of it, or ask for a new one.'),
}

/** The texts about a link that cannot be used. */
const REASONS: Partial<Record<ErrorCode, { readonly title: Message; readonly text: Message }>> = {
  PASSWORD_LINK_UNKNOWN_ERROR: UNKNOWN,
  // A secret that is empty or too long.
  INVALID_JSON_ERROR: UNKNOWN,
  PASSWORD_LINK_ENDED_ERROR: { title: msg('set-password.ended', 'The time of this link is over'), text: ASK },
  PASSWORD_LINK_USED_ERROR: {
    title: msg('set-password.used', 'This link has been used'),
    text: msg('set-password.used-text', 'It works once. Sign in with your password, or ask for a new link.'),
  },
  PASSWORD_LINK_REPLACED_ERROR: {
    title: msg('set-password.replaced', 'This link has been replaced'),
    text: msg('set-password.replaced-text', 'Open the newer one, or sign in if you have set your password since.'),
  },
  PASSWORD_SIGN_IN_OFF_ERROR: {
    title: msg('set-password.provider', 'You need no password'),
    text: msg('set-password.provider-text', 'People of your e-mail domain sign in through the provider.'),
  },
}

const FAILED = {
  title: msg('set-password.failed', 'The link could not be checked'),
  text: msg('set-password.failed-text', 'Check your connection and try again.'),
}

/** Why a link sets no password, and what the person can do. */
export function PasswordLinkFailed({ failure, onAgain }: { failure: Failure; onAgain: () => void }) {
  const { t } = useI18n()
  const codes = failure.kind === 'status' ? failure.errors.map(({ code }) => code as ErrorCode) : []
  const reason = codes.map((code) => REASONS[code]).find((known) => known !== undefined)
  const { title, text } = reason ?? FAILED
  usePageTitle(t(title))
  return (
    <div role="alert">
      <h1 className="t-display">{t(title)}</h1>
      <p className={styles.back}>{t(text)}</p>
      {reason ? (
        // A full load, because the sign-in page leads people who are signed in to what is theirs.
        <LinkButton size="large" link={(props) => <a {...props} href="/login" />}>
          {t(TO_SIGN_IN)}
        </LinkButton>
      ) : (
        <Button size="large" icon="refresh" onPress={onAgain}>
          {t(TRY_AGAIN)}
        </Button>
      )}
    </div>
  )
}
