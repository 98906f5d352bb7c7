import { msg } from '@waymark/domain/message'
import { Icon } from '@waymark/ui/icon'
import { Tooltip } from '@waymark/ui/overlay'
import { useWords } from '#i18n/use-words.ts'
import styles from './help-link.module.css'

/** Opens the help for a screen in a new tab. */
export function HelpLink({ topic }: { topic: string }) {
  const { say } = useWords()
  const label = say(msg('help', 'Help'))
  return (
    <Tooltip text={label} describes={false}>
      <a className={styles.link} href={`/help/${topic}`} target="_blank" rel="noreferrer" aria-label={label}>
        <Icon name="help" />
      </a>
    </Tooltip>
  )
}
