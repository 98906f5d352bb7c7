import { causeText, type Diagnostics, type FailureCause, rankCauses } from '@waymark/debugger-core/connection'
import { msg } from '@waymark/domain/message'
import { Icon, type IconName } from '@waymark/ui/icon'
import { lazy, type ReactNode, Suspense, useState } from 'react'
import { Trans } from '#i18n/trans.tsx'
import { useI18n } from '#i18n/use-i18n.ts'
import { useDebugger } from '../use-debugger.ts'
import { useCopy } from '../values/use-copy.ts'
import styles from './failure-causes.module.css'

const ICONS: Readonly<Record<FailureCause, IconName>> = {
  'missing-snippet': 'code',
  'mismatched-container': 'layers',
  'popup-blocked': 'window',
  'wrong-address': 'globe',
  'ad-blocking': 'ad-off',
  'opener-policy': 'shield',
}

/** What may have kept the site from being connected, the likeliest first, each with what can be done about it here. */
export function FailureCauses({
  appId,
  diagnostics,
  ways,
}: {
  appId: string
  diagnostics: Diagnostics
  ways: Partial<Readonly<Record<FailureCause, ReactNode>>>
}) {
  const { t } = useI18n()
  const safari = isSafari(navigator.userAgent)
  const nothingNoticed = Object.values(diagnostics).every((what) => !what)
  const reasons = inSafari(rankCauses(diagnostics), safari && nothingNoticed)
  const values = {
    head: <code>&lt;head&gt;</code>,
    appId: <code>{diagnostics.otherApp === null ? shortId(appId) : appId}</code>,
    otherApp: <code>{diagnostics.otherApp}</code>,
    origin: <code>{diagnostics.foreignOrigin}</code>,
    policy: <code>Cross-Origin-Opener-Policy: same-origin</code>,
    gentle: <code>same-origin-allow-popups</code>,
  }
  return (
    <ol className={styles.reasons}>
      {reasons.map((hindrance) => {
        const { title, text } = causeText(hindrance, diagnostics, { safari })
        return (
          <li key={hindrance}>
            <span className={styles.icon}>
              <Icon name={ICONS[hindrance]} />
            </span>
            <div>
              <h3>{t(title)}</h3>
              <p>
                <Trans message={text} values={values} />
              </p>
              {ways[hindrance]}
            </div>
          </li>
        )
      })}
    </ol>
  )
}

/** Enough of an id to compare it by eye. */
const shortId = (id: string): string => `${id.slice(0, 4)}…${id.slice(-4)}`

/** Safari blocks windows more often than all others, so there that reason comes first unless another was diagnostics. */
const inSafari = (reasons: readonly FailureCause[], popupFirst: boolean): readonly FailureCause[] =>
  popupFirst ? ['popup-blocked', ...reasons.filter((reason) => reason !== 'popup-blocked')] : reasons

/** Whether a browser names itself Safari; all others that contain the word name themselves as well. */
const isSafari = (userAgent: string): boolean =>
  /safari/i.test(userAgent) && !/chrome|chromium|crios|android|fxios|edg/i.test(userAgent)

const SnippetDialog = lazy(() => import('./snippet-dialog.tsx'))

const ABOUT_POLICY = 'https://developer.mozilla.org/docs/Web/HTTP/Reference/Headers/Cross-Origin-Opener-Policy'

const M = {
  snippet: msg('debugger.failed.snippet', 'Check the snippet'),
  container: msg('debugger.failed.copy-container', 'Copy container id'),
  policy: msg('debugger.failed.about-policy', 'About this header'),
}

/** What can be done from here about what may have kept the site from being connected. */
export function useWays(appId: string): Partial<Record<FailureCause, ReactNode>> {
  const { t } = useI18n()
  const { site } = useDebugger()
  const copy = useCopy()
  return {
    // Whoever has only a link may not ask for the snippet.
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
