import { hostOf } from '@waymark/debugger-core/address'
import { type ConnectionEnd, type Hindrance, hindranceText, likeliest } from '@waymark/debugger-core/connection'
import { type Message, msg } from '@waymark/domain/message'
import { Icon, type IconName } from '@waymark/ui/icon'
import { ContentSheet } from '@waymark/ui/layout'
import type { Connection } from '../../../debugging/connection.ts'
import { useShown } from '../../../debugging/use-debugging.ts'
import { useWords } from '../../../words/use-words.ts'
import styles from './connect.module.css'
import { ConnectForm, type Offered } from './connect-form.tsx'
import { isSafari } from './is-safari.ts'

const W = {
  title: msg('debugger.failed.title', 'No connection to the site'),
  causes: msg('debugger.failed.causes', 'What usually causes this'),
  session: msg('debugger.failed.session', 'Still stuck? Mention the session {session} when you ask for help.'),
  trust: msg(
    'debugger.failed.trust',
    'Connect only to pages you trust: the page in the window can lead this tab to another address. Check the address before you type a password here.',
  ),
}

/** What happened, by how the attempt ended. */
const ENDS: Readonly<Record<ConnectionEnd, Message>> = {
  'timed-out': msg('debugger.failed.timed-out', '{host} did not answer within 30 seconds.'),
  'window-blocked': msg('debugger.failed.blocked', 'The browser did not open a window for {host}.'),
  'window-closed': msg(
    'debugger.failed.closed',
    'The window of {host} was closed, or the site cut itself off, before it was connected.',
  ),
  'version-unreadable': msg('debugger.failed.unreadable', 'The draft could not be read, so {host} has nothing to run.'),
  'other-session': msg('debugger.failed.other-session', '{host} answered for another debug session.'),
  outdated: msg('debugger.failed.outdated', '{host} keeps running an older draft.'),
  'page-left': msg('debugger.failed.left', 'The page of {host} was left and nothing was heard since.'),
}

const ICONS: Readonly<Record<Hindrance, IconName>> = {
  'missing-snippet': 'code',
  'mismatched-container': 'layers',
  'popup-blocked': 'window',
  'wrong-address': 'globe',
  'ad-blocking': 'ad-off',
  'opener-policy': 'shield',
}

/** No connection came about: what happened, another try, and what may be the reason, the likeliest first. */
export function FailedScreen({ connection, offered }: { connection: Connection; offered: Offered }) {
  const { say } = useWords()
  const { address, noticed, end, app, sessionId } = useShown(connection, ({ snapshot }) => snapshot.context)
  const safari = isSafari(navigator.userAgent)
  const nothingNoticed = Object.values(noticed).every((what) => !what)
  const reasons = inSafari(likeliest(noticed), safari && nothingNoticed)
  const values = { appId: app.id, otherApp: noticed.otherApp, origin: noticed.strangeOrigin }
  return (
    <ContentSheet wide>
      <div className={`${styles.wrap} ${styles.top}`}>
        <section className={styles.failed}>
          <div className={styles.fail} role="alert">
            <span className={styles.failIcon}>
              <Icon name="window" size="large" />
            </span>
            <div>
              <h1 className="t-title">{say(W.title)}</h1>
              <p className={`t-body ${styles.muted}`}>{say(ENDS[end ?? 'timed-out'], { host: hostOf(address) })}</p>
            </div>
          </div>
          <ConnectForm connection={connection} offered={offered} again />
        </section>
        <section className={styles.why} aria-labelledby="debugger-why">
          <h2 className="t-section" id="debugger-why">
            {say(W.causes)}
          </h2>
          <ol>
            {reasons.map((hindrance) => {
              const { title, text } = hindranceText(hindrance, noticed, { safari })
              return (
                <li key={hindrance}>
                  <span className={styles.whyIcon}>
                    <Icon name={ICONS[hindrance]} />
                  </span>
                  <div>
                    <h3>{say(title)}</h3>
                    <p>{say(text, values)}</p>
                  </div>
                </li>
              )
            })}
          </ol>
          <p className={styles.foot}>{say(W.trust)}</p>
          <p className={styles.foot}>{say(W.session, { session: sessionId.slice(0, 8) })}</p>
        </section>
      </div>
    </ContentSheet>
  )
}

/** Safari blocks windows more often than all others, so there that reason comes first unless another was noticed. */
const inSafari = (reasons: readonly Hindrance[], popupFirst: boolean): readonly Hindrance[] =>
  popupFirst ? ['popup-blocked', ...reasons.filter((reason) => reason !== 'popup-blocked')] : reasons
