import { type Hindrance, hindranceText, likeliest, type Noticed } from '@waymark/debugger-core/connection'
import { Icon, type IconName } from '@waymark/ui/icon'
import type { ReactNode } from 'react'
import { Trans } from '#i18n/trans.tsx'
import { useI18n } from '#i18n/use-i18n.ts'
import styles from './hindrances.module.css'
import { isSafari } from './is-safari.ts'

const ICONS: Readonly<Record<Hindrance, IconName>> = {
  'missing-snippet': 'code',
  'mismatched-container': 'layers',
  'popup-blocked': 'window',
  'wrong-address': 'globe',
  'ad-blocking': 'ad-off',
  'opener-policy': 'shield',
}

/** What may have kept the site from being connected, the likeliest first, each with what can be done about it here. */
export function Hindrances({
  appId,
  noticed,
  ways,
}: {
  appId: string
  noticed: Noticed
  ways: Partial<Readonly<Record<Hindrance, ReactNode>>>
}) {
  const { t } = useI18n()
  const safari = isSafari(navigator.userAgent)
  const nothingNoticed = Object.values(noticed).every((what) => !what)
  const reasons = inSafari(likeliest(noticed), safari && nothingNoticed)
  const values = {
    head: <code>&lt;head&gt;</code>,
    appId: <code>{noticed.otherApp === null ? shortId(appId) : appId}</code>,
    otherApp: <code>{noticed.otherApp}</code>,
    origin: <code>{noticed.strangeOrigin}</code>,
    policy: <code>Cross-Origin-Opener-Policy: same-origin</code>,
    gentle: <code>same-origin-allow-popups</code>,
  }
  return (
    <ol className={styles.reasons}>
      {reasons.map((hindrance) => {
        const { title, text } = hindranceText(hindrance, noticed, { safari })
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

/** Safari blocks windows more often than all others, so there that reason comes first unless another was noticed. */
const inSafari = (reasons: readonly Hindrance[], popupFirst: boolean): readonly Hindrance[] =>
  popupFirst ? ['popup-blocked', ...reasons.filter((reason) => reason !== 'popup-blocked')] : reasons
