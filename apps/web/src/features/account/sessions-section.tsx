import { useQuery } from '@tanstack/react-query'
import { msg } from '@waymark/domain/message'
import type { UserSession } from '@waymark/domain/session'
import { Button } from '@waymark/ui/controls'
import { Badge } from '@waymark/ui/data'
import { Section } from '@waymark/ui/layout'
import { END_SESSION, THIS_SESSION } from '#accounts/sessions/session-messages.ts'
import { useDeviceName } from '#accounts/sessions/use-device-name.ts'
import { useChange } from '#data/api/change.ts'
import { endOtherSessions, endOwnSession, ownSessionsQuery } from '#data/own-account.ts'
import { useToasts } from '#data/toasts/use-toasts.tsx'
import { useFormats } from '#i18n/dates.ts'
import { useI18n } from '#i18n/use-i18n.ts'
import { ListStates } from '#items/list/list-states.tsx'
import styles from './account.module.css'

const M = {
  title: msg('account.sessions', 'Sessions'),
  about: msg(
    'account.sessions-about',
    'Where you are signed in. End what you do not recognize, and change your password.',
  ),
  used: msg('session.used', '{address}, last used {date}'),
  usedNowhere: msg('session.used-nowhere', 'Last used {date}'),
  started: msg('session.started-at', 'Signed in {date}'),
  endNamed: msg('session.end-named', 'End {device}'),
  endOthers: msg('account.end-others', 'End all other sessions'),
}

/** The user's sessions in all browsers, with the ways to end them. */
export function SessionsSection() {
  const { t } = useI18n()
  const toasts = useToasts()
  const query = useQuery(ownSessionsQuery)
  const { data: sessions = [] } = query
  const others = useChange(endOtherSessions)
  const endOthers = () => void toasts.report('end-sessions', others.mutateAsync({}))
  return (
    <Section title={t(M.title)} description={t(M.about)}>
      <ListStates query={query} count={sessions.length} first={null} />
      {sessions.length > 0 && (
        <ul className={styles.sessions}>
          {sessions.map((session) => (
            <SessionRow key={session.id} session={session} />
          ))}
        </ul>
      )}
      {sessions.length > 1 && (
        <div className={styles.actions}>
          <Button variant="quiet-danger" pending={others.isPending} onPress={endOthers}>
            {t(M.endOthers)}
          </Button>
        </div>
      )}
    </Section>
  )
}

function SessionRow({ session: { id, attributes } }: { session: UserSession }) {
  const { t } = useI18n()
  const { recent } = useFormats()
  const toasts = useToasts()
  const device = useDeviceName()(attributes)
  const { mutateAsync, isPending } = useChange(endOwnSession)
  const { address, last_used_at, started_at, is_current } = attributes
  const date = recent(last_used_at)
  const end = () => void toasts.report('end-session', mutateAsync({ params: { sessionId: id } }))
  return (
    <li>
      <div className={styles.session}>
        <span className={styles.device}>
          {device} {is_current && <Badge>{t(THIS_SESSION)}</Badge>}
        </span>
        <span className={styles.facts}>
          {address ? t(M.used, { address, date }) : t(M.usedNowhere, { date })}
          {' · '}
          {t(M.started, { date: recent(started_at) })}
        </span>
      </div>
      {!is_current && (
        <Button size="small" pending={isPending} onPress={end} aria-label={t(M.endNamed, { device })}>
          {t(END_SESSION)}
        </Button>
      )}
    </li>
  )
}
