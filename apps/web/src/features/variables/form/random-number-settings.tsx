import { msg } from '@waymark/domain/message'
import { Section } from '@waymark/ui/layout'
import { useWords } from '#i18n/use-words.ts'
import styles from './form.module.css'
import { TypeHelp } from './type-help.tsx'

const W = {
  title: msg('variables.random-number', 'Value'),
  about: msg('variables.random-number-about', 'There is nothing to set.'),
  text: msg('variables.random-number-text', 'A number from 0 up to 1, never 1 itself, drawn anew for every event.'),
  example: msg('variables.example', 'Example'),
}

/** A random number has no settings; what it gives is said instead. */
export function RandomNumberSettings() {
  const { say } = useWords()
  return (
    <Section
      first
      id="section-settings"
      title={say(W.title)}
      description={say(W.about)}
      actions={<TypeHelp topic="random_number" />}
    >
      <p>{say(W.text)}</p>
      <p className={styles.example}>
        <span>{say(W.example)}</span>
        <code className={styles.result}>0.4182046513</code>
      </p>
    </Section>
  )
}
