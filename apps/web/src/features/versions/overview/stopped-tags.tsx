import { Link } from '@tanstack/react-router'
import { msg } from '@waymark/domain/message'
import type { StoppedTag } from '@waymark/domain/version'
import { Note } from '@waymark/ui/layout'
import { itemAddress } from '#data/addresses/item-address.ts'
import { useFormats } from '#i18n/dates.ts'
import { useI18n } from '#i18n/use-i18n.ts'
import { SYSTEM } from '#i18n/version-messages.ts'
import styles from './version-overview.module.css'

const M = {
  title: msg(
    'stopped-tags.title',
    '{count, plural, one {# tag of this version is} other {# tags of this version are}} stopped on the website.',
  ),
  by: msg('stopped-tags.by', 'since {date}, by {user}'),
}

/** The tags of the published version that the website runs without. */
export function StoppedTags({ appId, stopped }: { appId: string; stopped: readonly StoppedTag[] }) {
  const { t } = useI18n()
  const { recent } = useFormats()
  if (stopped.length === 0) return null
  return (
    <div className={styles.note}>
      <Note tone="warning">
        {t(M.title, { count: stopped.length })}
        <ul>
          {stopped.map(({ id, name, stopped_at, author }) => (
            <li key={id}>
              <Link className="link" to={itemAddress('tag', appId, id)}>
                {name}
              </Link>{' '}
              {t(M.by, { date: recent(stopped_at), user: author ?? t(SYSTEM) })}
            </li>
          ))}
        </ul>
      </Note>
    </div>
  )
}
