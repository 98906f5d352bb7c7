import { msg } from '@waymark/domain/message'
import { Tooltip } from '@waymark/ui/floating'
import { Icon } from '@waymark/ui/icon'
import { useI18n } from '#i18n/use-i18n.ts'
import styles from './help-icon-link.module.css'

/** Opens the help for a screen in a new tab. */
export function HelpIconLink({ topic }: { topic: string }) {
  const { t } = useI18n()
  const label = t(msg('help', 'Help'))
  return (
    <Tooltip text={label} describes={false}>
      <a className={styles.link} href={`/help/${topic}`} target="_blank" rel="noreferrer" aria-label={label}>
        <Icon name="help" />
      </a>
    </Tooltip>
  )
}
