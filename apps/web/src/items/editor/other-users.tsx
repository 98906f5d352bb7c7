import type { OtherUser } from '@waymark/domain/item-edit'
import { msg } from '@waymark/domain/message'
import { initialsOf } from '@waymark/domain/user'
import { Tooltip } from '@waymark/ui/floating'
import { Avatar } from '@waymark/ui/layout'
import { useFormats } from '#i18n/dates.ts'
import { useI18n } from '#i18n/use-i18n.ts'
import styles from './other-users.module.css'

const M = {
  label: msg('presence.label', 'Also here'),
  open: msg('presence.open', '{email} has this open'),
  edited: msg('presence.edited', '{email} edited this at {time}'),
}

/** Other users who have the item open, and those who have changed it in the last minutes; one user is named in a sentence. */
export default function OtherUsers({ users }: { users: readonly OtherUser[] }) {
  const { t } = useI18n()
  const { time } = useFormats()
  const textOf = ({ email, state, at }: OtherUser) => t(M[state], { email, time: time(at) })
  const [only] = users.length === 1 ? users : []
  return (
    <ul className={styles.users} aria-label={t(M.label)}>
      {users.map((user) => (
        <li key={user.email}>
          <Tooltip text={textOf(user)}>
            <span role="img" aria-label={textOf(user)}>
              <Avatar initials={initialsOf(user.email)} size="small" />
            </span>
          </Tooltip>
        </li>
      ))}
      {only && (
        <li className={`truncate ${styles.text}`} aria-hidden="true">
          {textOf(only)}
        </li>
      )}
    </ul>
  )
}
