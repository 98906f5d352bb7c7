import { causeText, type Diagnostics, type FailureCause, rankCauses } from '@waymark/debugger-core/connection'
import { msg } from '@waymark/domain/message'
import { Icon, type IconName } from '@waymark/ui/icon'
import { lazy, type ReactNode, Suspense, useState } from 'react'
import { useCopyText } from '#data/toasts/use-copy-text.ts'
import { Trans } from '#i18n/trans.tsx'
import { useI18n } from '#i18n/use-i18n.ts'
import { useDebugger } from '../use-debugger.ts'
import styles from './failure-causes.module.css'

const ICONS: Readonly<Record<FailureCause, IconName>> = {
  'missing-snippet': 'code',
  'mismatched-container': 'layers',
  'popup-blocked': 'window',
  'wrong-address': 'globe',
  'ad-blocking': 'ad-off',
  'trusted-types': 'lock',
  'opener-policy': 'shield',
  'changed-window': 'code',
}

/** The possible causes of a failure, the most probable first, each with an action where there is one. */
export function FailureCauses({ appId, diagnostics }: { appId: string; diagnostics: Diagnostics }) {
  const { t } = useI18n()
  const actions = useCauseActions(appId)
  const safari = isSafari(navigator.userAgent)
  const nothingObserved = Object.values(diagnostics).every((what) => !what)
  const causes = inSafari(rankCauses(diagnostics), safari && nothingObserved)
  const values = {
    head: <code>&lt;head&gt;</code>,
    appId: <code>{diagnostics.otherApp === null ? shortId(appId) : appId}</code>,
    otherApp: <code>{diagnostics.otherApp}</code>,
    origin: <code>{diagnostics.foreignOrigin}</code>,
    policy: <code>Cross-Origin-Opener-Policy: same-origin</code>,
    trusted: <code>trusted-types waymark</code>,
    gentle: <code>same-origin-allow-popups</code>,
    name: <code>window.name</code>,
    opener: <code>window.opener</code>,
  }
  return (
    <ol className={styles.causes}>
      {causes.map((cause) => {
        const { title, text } = causeText(cause, diagnostics, { safari })
        return (
          <li key={cause}>
            <span className={styles.icon}>
              <Icon name={ICONS[cause]} />
            </span>
            <div>
              <h3>{t(title)}</h3>
              <p>
                <Trans message={text} values={values} />
              </p>
              {actions[cause]}
            </div>
          </li>
        )
      })}
    </ol>
  )
}

/** A shortened id, long enough to be compared by eye. */
const shortId = (id: string): string => `${id.slice(0, 4)}…${id.slice(-4)}`

/** Safari blocks windows more often than other browsers: that cause comes first unless the diagnostics show another. */
const inSafari = (causes: readonly FailureCause[], popupFirst: boolean): readonly FailureCause[] =>
  popupFirst ? ['popup-blocked', ...causes.filter((cause) => cause !== 'popup-blocked')] : causes

/** Whether the user agent is Safari. Other browsers contain the word too, but also their own name. */
const isSafari = (userAgent: string): boolean =>
  /safari/i.test(userAgent) && !/chrome|chromium|crios|android|fxios|edg/i.test(userAgent)

const SnippetDialog = lazy(() => import('./snippet-dialog.tsx'))

const ABOUT_POLICY = 'https://developer.mozilla.org/docs/Web/HTTP/Reference/Headers/Cross-Origin-Opener-Policy'

const M = {
  snippet: msg('debugger.failed.snippet', 'Check the snippet'),
  container: msg('debugger.failed.copy-container', 'Copy container id'),
  policy: msg('debugger.failed.about-policy', 'About this header'),
}

/** The actions offered for causes. */
function useCauseActions(appId: string): Partial<Record<FailureCause, ReactNode>> {
  const { t } = useI18n()
  const { site } = useDebugger()
  const copy = useCopyText()
  return {
    // A shared session has no access to the snippet.
    ...(site && { 'missing-snippet': <CheckSnippet site={site} /> }),
    'mismatched-container': (
      <button type="button" className="link" onClick={() => void copy(appId)}>
        {t(M.container)}
      </button>
    ),
    'opener-policy': (
      <a className="link" href={ABOUT_POLICY} target="_blank" rel="noreferrer">
        {t(M.policy)}
      </a>
    ),
  }
}

function CheckSnippet({ site }: { site: { id: string; name: string } }) {
  const { t } = useI18n()
  const [open, setOpen] = useState(false)
  return (
    <>
      <button type="button" className="link" aria-haspopup="dialog" onClick={() => setOpen(true)}>
        {t(M.snippet)}
      </button>
      {open && (
        <Suspense>
          <SnippetDialog site={site} onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </>
  )
}
