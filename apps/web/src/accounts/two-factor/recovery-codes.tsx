import { msg } from '@waymark/domain/message'
import { Button, Checkbox } from '@waymark/ui/controls'
import { saveFile } from '#browser/save-file.ts'
import { useCopyText } from '#data/toasts/use-copy-text.ts'
import { useI18n } from '#i18n/use-i18n.ts'
import styles from './two-factor.module.css'

const M = {
  about: msg(
    'two-factor.recovery-about',
    'Each code signs you in once when you do not have your authenticator app. They are shown only now: store them in a safe place, such as a password manager.',
  ),
  list: msg('two-factor.recovery-codes', 'Recovery codes'),
  copy: msg('two-factor.copy-codes', 'Copy codes'),
  download: msg('two-factor.download-codes', 'Download'),
  stored: msg('two-factor.stored', 'I have stored the codes'),
}

interface RecoveryCodeListProps {
  codes: readonly string[]
  /** Whether the user has confirmed that the codes are stored. */
  stored: boolean
  onStored: (stored: boolean) => void
}

/** New recovery codes, which are shown this once, with ways to take them along. */
export function RecoveryCodeList({ codes, stored, onStored }: RecoveryCodeListProps) {
  const { t } = useI18n()
  const copy = useCopyText()
  const text = `${codes.join('\n')}\n`
  return (
    <div className={styles.recovery}>
      <p>{t(M.about)}</p>
      <ul className={styles.codes} aria-label={t(M.list)}>
        {codes.map((code) => (
          <li key={code}>{code}</li>
        ))}
      </ul>
      <div className={styles.actions}>
        <Button icon="copy" onPress={() => void copy(text)}>
          {t(M.copy)}
        </Button>
        <Button icon="download" onPress={() => saveFile('waymark-recovery-codes.txt', text, 'text/plain')}>
          {t(M.download)}
        </Button>
      </div>
      <Checkbox label={t(M.stored)} checked={stored} onChange={onStored} />
    </div>
  )
}

/** Why one cannot go on yet. */
export const NOT_STORED = msg('two-factor.not-stored', 'Store the codes first')
