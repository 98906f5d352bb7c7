import { msg } from '@waymark/domain/message'
import type { TwoFactorSecret } from '@waymark/domain/session'
import { Button } from '@waymark/ui/controls'
import { useCopyText } from '#data/toasts/use-copy-text.ts'
import { useI18n } from '#i18n/use-i18n.ts'
import { CodeField } from './code-field.tsx'
import { QrCode } from './qr-code.tsx'
import styles from './two-factor.module.css'
import type { CodeEntry } from './use-code-entry.ts'

const M = {
  scan: msg(
    'two-factor.scan',
    'Scan the QR code with an authenticator app, then enter the 6 digits that the app shows.',
  ),
  qr: msg('two-factor.qr', 'QR code for an authenticator app'),
  manual: msg('two-factor.manual', 'Or enter this key in the app:'),
  copy: msg('two-factor.copy-key', 'Copy key'),
  open: msg('two-factor.open-app', 'Open in an app on this device'),
}

/** The secret for an authenticator app, as a QR code and as text, and the field for its first code. */
export default function SetUp({
  secret,
  entry,
  size,
}: {
  secret: TwoFactorSecret
  entry: CodeEntry
  size?: 'medium' | 'large'
}) {
  const { t } = useI18n()
  const copy = useCopyText()
  return (
    <div className={styles.setUp}>
      <p>{t(M.scan)}</p>
      <div className={styles.scan}>
        <QrCode text={secret.uri} label={t(M.qr)} />
        <div className={styles.manual}>
          <span className="t-muted">{t(M.manual)}</span>
          <code className={styles.secret}>{secret.secret.match(/.{1,4}/gu)?.join(' ')}</code>
          <Button size="small" icon="copy" onPress={() => void copy(secret.secret)}>
            {t(M.copy)}
          </Button>
          <a className="link link-alone" href={secret.uri}>
            {t(M.open)}
          </a>
        </div>
      </div>
      <CodeField entry={entry} {...(size && { size })} />
    </div>
  )
}
