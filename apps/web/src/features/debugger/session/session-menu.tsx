import { msg } from '@waymark/domain/message'
import { Tooltip } from '@waymark/ui/floating'
import { Icon } from '@waymark/ui/icon'
import { useI18n } from '#i18n/use-i18n.ts'
import styles from './session-menu.module.css'
import { type SessionEntriesOptions, type SessionEntry, useSessionEntries } from './use-session-entries.ts'

const LABEL = msg('debugger.rail', 'Debugger')

/** The menu of a session: its two lists and its commands. */
export function SessionMenu(options: SessionEntriesOptions) {
  const { t } = useI18n()
  const { lists, commands } = useSessionEntries(options)
  return (
    <nav className={styles.rail} data-rail aria-label={t(LABEL)}>
      <ul>{lists.map(entry)}</ul>
      <ul className={styles.end}>{commands.map(entry)}</ul>
    </nav>
  )
}

const entry = ({ key, icon, label, count, current, disabledReason, onPress }: SessionEntry) => (
  <li key={key}>
    <Tooltip text={disabledReason ?? ''}>
      <button
        type="button"
        aria-current={current ? 'page' : undefined}
        {...(disabledReason !== undefined && { 'aria-disabled': true })}
        onFocus={({ currentTarget }) => currentTarget.scrollIntoView({ inline: 'nearest', block: 'nearest' })}
        onClick={() => disabledReason === undefined && onPress()}
      >
        <Icon name={icon} />
        <span>{label}</span>
        {count !== undefined && <span className={styles.count}>{count}</span>}
      </button>
    </Tooltip>
  </li>
)
