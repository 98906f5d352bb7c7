import { msg } from '@waymark/domain/message'
import { Section } from '@waymark/ui/layout'
import { useI18n } from '#i18n/use-i18n.ts'
import styles from './form.module.css'
import { TypeHelp } from './type-help.tsx'

const M = {
  title: msg('variables.random-number', 'Value'),
  about: msg('variables.random-number-about', 'Nothing to set.'),
  text: msg('variables.random-number-text', 'A number from 0 up to 1, never 1 itself, new for every event.'),
  example: msg('variables.example', 'Example'),
}

/** A random number has no settings, only an explanation. */
export function RandomNumberSettings() {
  const { t } = useI18n()
  return (
    <Section
      first
      id="section-settings"
      title={t(M.title)}
      description={t(M.about)}
      actions={<TypeHelp topic="random_number" />}
    >
      <p>{t(M.text)}</p>
      <p className={styles.example}>
        <span>{t(M.example)}</span>
        <code className="t-strong">0.4182046513</code>
      </p>
    </Section>
  )
}
