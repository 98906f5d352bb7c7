import { type ExplainedTag, NOTHING_ELSE, reasonText } from '@waymark/debugger-core/verdict'
import { CONSENT_LABELS } from '@waymark/domain/consent'
import type { NotFiredReason } from '@waymark/domain/debug-protocol'
import { msg } from '@waymark/domain/message'
import { Icon, type IconName } from '@waymark/ui/icon'
import { Trans } from '#i18n/trans.tsx'
import { useI18n } from '#i18n/use-i18n.ts'
import { CheckTrail } from './check-trail.tsx'
import styles from './verdict.module.css'

const M = {
  fired: msg('debugger.verdict.fired', 'Fired'),
  firedBy: msg('debugger.verdict.fired-by', 'The trigger <b>{trigger}</b> fired the tag on this event.'),
  firedText: msg('debugger.verdict.fired-text', 'One of its triggers fired the tag on this event.'),
  unknown: msg('debugger.verdict.unknown', 'Did not fire'),
  unknownText: msg('debugger.verdict.unknown-text', 'The site gave no reason.'),
}

const ICONS: Readonly<Record<NotFiredReason, IconName>> = {
  'consent-manager': 'shield-x',
  'do-not-track': 'eye-off',
  'opt-out': 'eye-off',
  scheduler: 'calendar',
  trigger: 'trigger',
  'multiplicity-once-per-page-view': 'history',
  'multiplicity-once-per-session': 'history',
  'do-not-fire-in-debug-mode': 'ad-off',
}

/** Why a tag fired on an event, or why it did not: in a sentence, then check by check. */
export function Verdict({ explained }: { explained: ExplainedTag }) {
  const { t } = useI18n()
  const { status, preventedBy, failures, consent, tag, triggers } = explained
  if (status === 'fired') {
    const through = triggers.find(({ decisive }) => decisive)?.name
    return (
      <section className={styles.verdict} data-fired>
        <h3>
          <span className={styles.icon}>
            <Icon name="success" />
          </span>
          {t(M.fired)}
        </h3>
        <p>
          {through ? (
            <Trans message={M.firedBy} values={{ trigger: through }} components={{ b: <b /> }} />
          ) : (
            t(M.firedText)
          )}
        </p>
        <CheckTrail explained={explained} />
      </section>
    )
  }
  const reason = preventedBy && reasonText(preventedBy, consent)
  const type = tag && t(CONSENT_LABELS[tag.consentType])
  return (
    <section className={styles.verdict}>
      <h3>
        <span className={styles.icon}>
          <Icon name={preventedBy ? ICONS[preventedBy] : 'minus'} />
        </span>
        {t(reason ? reason.title : M.unknown)}
      </h3>
      <p>
        {reason ? <Trans message={reason.text} values={{ consent: <b>{type}</b> }} /> : t(M.unknownText)}
        {reason && failures.length <= 1 && <> {t(NOTHING_ELSE)}</>}
      </p>
      <CheckTrail explained={explained} />
    </section>
  )
}
