import { hostOf } from '@waymark/debugger-core/address'
import type { ConnectionEnd } from '@waymark/debugger-core/connection'
import { type Message, msg } from '@waymark/domain/message'
import { Icon } from '@waymark/ui/icon'
import { ContentSheet } from '@waymark/ui/layout'
import type { Connection } from '#data/debugging/connection.ts'
import { useConnectionState } from '#data/debugging/use-debugging.ts'
import { Trans } from '#i18n/trans.tsx'
import { useI18n } from '#i18n/use-i18n.ts'
import styles from './connect.module.css'
import { type ConnectDefaults, ConnectForm } from './connect-form.tsx'
import { FailureCauses } from './failure-causes.tsx'

const M = {
  title: msg('debugger.failed.title', 'No connection to the site'),
  causes: msg('debugger.failed.causes', 'What usually causes this'),
  session: msg('debugger.failed.session', 'Still stuck? Mention the session {session} when you ask for help.'),
  trust: msg(
    'debugger.failed.trust',
    'Connect only to pages you trust: the page in the window can redirect this tab. Check the address before you enter a password here.',
  ),
}

/** What happened, by the end of the attempt. */
const ENDS: Readonly<Record<ConnectionEnd, Message>> = {
  'timed-out': msg('debugger.failed.timed-out', '{host} did not answer within 30 seconds.'),
  'window-blocked': msg('debugger.failed.blocked', 'The browser did not open a window for {host}.'),
  'window-closed': msg(
    'debugger.failed.closed',
    'The window of {host} was closed, or the site isolated itself, before the connection was made.',
  ),
  'version-unreadable': msg('debugger.failed.unreadable', 'The draft could not be read, so {host} has nothing to run.'),
  'other-session': msg('debugger.failed.other-session', '{host} answered for another debug session.'),
  outdated: msg('debugger.failed.outdated', '{host} keeps running an older draft.'),
  'other-container': msg('debugger.failed.other-container', 'A page of {host} answered with another container.'),
  'artifact-blocked': msg('debugger.failed.artifact-blocked', '{host} could not load the container of the draft.'),
  'artifact-refused': msg(
    'debugger.failed.artifact-refused',
    'Trusted Types of {host} refused the container of the draft.',
  ),
  'page-left': msg('debugger.failed.left', 'The window left {host} and has not answered since.'),
}

/** The screen after a failed attempt: what happened, the form again, and the possible causes by probability. */
export function FailedScreen({ connection, defaults }: { connection: Connection; defaults: ConnectDefaults }) {
  const { t } = useI18n()
  const { address, diagnostics, endReason, app, sessionId } = useConnectionState(
    connection,
    ({ snapshot }) => snapshot.context,
  )
  return (
    <ContentSheet wide>
      <div className={`${styles.wrap} ${styles.top}`}>
        <section className={styles.failed}>
          <div className={styles.fail} role="alert">
            <span className={styles.failIcon}>
              <Icon name="window" size="large" />
            </span>
            <div>
              <h1 className="t-title">{t(M.title)}</h1>
              <p className={`t-body ${styles.muted}`}>{t(ENDS[endReason ?? 'timed-out'], { host: hostOf(address) })}</p>
            </div>
          </div>
          <ConnectForm connection={connection} defaults={defaults} again />
        </section>
        <section className={styles.why} aria-labelledby="debugger-why">
          <h2 className="t-section" id="debugger-why">
            {t(M.causes)}
          </h2>
          <FailureCauses appId={app.id} diagnostics={diagnostics} />
          <p className={styles.foot}>{t(M.trust)}</p>
          <p className={styles.foot}>
            <Trans message={M.session} values={{ session: <code>{sessionId.slice(0, 8)}</code> }} />
          </p>
        </section>
      </div>
    </ContentSheet>
  )
}
