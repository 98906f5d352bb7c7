import { msg } from '@waymark/domain/message'
import { useI18n } from '#i18n/use-i18n.ts'
import styles from './form.module.css'
import type { SettingsProps } from './settings-props.ts'
import { EXAMPLE, SettingsSection } from './settings-section.tsx'

const TEXT = msg('variables.random-number-text', 'A number from 0 up to 1, never 1 itself, new for every event.')

/** A random number has no settings, only an explanation. */
export function RandomNumberSettings(props: SettingsProps<'random_number'>) {
  const { t } = useI18n()
  return (
    <SettingsSection settings={props}>
      <p>{t(TEXT)}</p>
      <p className={styles.example}>
        <span>{t(EXAMPLE)}</span>
        <code className="t-strong">0.4182046513</code>
      </p>
    </SettingsSection>
  )
}
