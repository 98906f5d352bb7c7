import { Link } from '@tanstack/react-router'
import { msg } from '@waymark/domain/message'
import { SESSION_LIST, type UserSession } from '@waymark/domain/session'
import { initialsOf } from '@waymark/domain/user'
import { Badge } from '@waymark/ui/data'
import { Avatar } from '@waymark/ui/layout'
import { THIS_SESSION } from '#accounts/sessions/session-messages.ts'
import { useDeviceName } from '#accounts/sessions/use-device-name.ts'
import { ACTIONS } from '#i18n/action-labels.ts'
import { useFormats } from '#i18n/dates.ts'
import { useI18n } from '#i18n/use-i18n.ts'
import { ADMINISTRATION_PAGES } from '../administration-pages.ts'
import { BROWSER, IP_ADDRESS } from '../page/page-messages.ts'
import { type PageState, pageSort } from '../page/page-params.ts'
import { RowTable } from '../page/row-table.tsx'
import { EndSession } from './end-session.tsx'
import styles from './sessions.module.css'

const M = {
  person: msg('sessions.person', 'Person'),
  started: msg('sessions.started', 'Signed in'),
  used: msg('sessions.last-used', 'Last used'),
  unknown: msg('sessions.unknown', 'Unknown'),
}

/** The rows of a page of sessions. */
export function SessionsTable({ rows, page, busy }: { rows: readonly UserSession[]; page: PageState; busy: boolean }) {
  const { t } = useI18n()
  const { recent } = useFormats()
  const deviceName = useDeviceName()
  const sort = (key: (typeof SESSION_LIST.sorts)[number]) => pageSort(key, page, SESSION_LIST.initial)
  return (
    <RowTable
      label={t(ADMINISTRATION_PAGES.sessions.name)}
      busy={busy}
      columns={[
        { key: 'person', head: t(M.person), sort: sort('email') },
        { key: 'device', head: t(BROWSER), width: '15%', roomy: 'wide' },
        { key: 'address', head: t(IP_ADDRESS), width: 'max(7rem, 11cqi)', roomy: 'wide' },
        { key: 'started', head: t(M.started), width: '9rem', roomy: 'content', sort: sort('started_at') },
        { key: 'used', head: t(M.used), width: 'clamp(6.5rem, 24vw, 9rem)', wrap: true, sort: sort('last_used_at') },
        { key: 'end', head: '', label: t(ACTIONS), width: 'clamp(5.5rem, 9vw, 6.5rem)' },
      ]}
      rows={rows.map((session) => {
        const { email, user_id, address, started_at, last_used_at, is_current } = session.attributes
        return {
          key: session.id,
          cells: [
            <span key="person" className={styles.person}>
              <span aria-hidden="true" className={styles.avatar}>
                <Avatar initials={initialsOf(email)} />
              </span>
              <span className={styles.named}>
                <Link className="link truncate" to="/administration/people" search={{ open: user_id }} title={email}>
                  {email}
                </Link>
                {is_current && <Badge>{t(THIS_SESSION)}</Badge>}
                <span className={styles.device}>{deviceName(session.attributes)}</span>
              </span>
            </span>,
            deviceName(session.attributes),
            address ?? t(M.unknown),
            recent(started_at),
            recent(last_used_at),
            <EndSession key="end" session={session} />,
          ],
        }
      })}
    />
  )
}
