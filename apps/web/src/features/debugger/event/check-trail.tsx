import { CHECK_LABELS, type Check, type CheckName, type ExplainedTag, reasonText } from '@waymark/debugger-core/verdict'
import { type Message, msg } from '@waymark/domain/message'
import { Icon } from '@waymark/ui/icon'
import { useI18n } from '#i18n/use-i18n.ts'
import { useTagFacts } from '../parts/tag-facts.ts'
import styles from './verdict.module.css'

const M = {
  label: msg('debugger.trail.label', 'Checks, in order'),
  passed: msg('debugger.trail.passed', 'Passed'),
  stopped: msg('debugger.trail.stopped', 'Stopped here'),
  open: msg('debugger.trail.open', 'Not decisive'),
}

/** What is said about a check that found nothing, unless there is more to say. */
const CLEAR: Readonly<Record<CheckName, Message>> = {
  consent: msg('debugger.trail.clear.consent', 'Not needed'),
  'visitor-privacy': msg('debugger.trail.clear.privacy', 'No opt-out, no Do Not Track'),
  'flight-dates': msg('debugger.trail.clear.flight', 'In flight'),
  trigger: msg('debugger.trail.clear.trigger', 'Matched'),
  multiplicity: msg('debugger.trail.clear.multiplicity', 'May fire again'),
  'debug-mode': msg('debugger.trail.clear.debug', 'May fire while debugging'),
}
const IGNORES = msg('debugger.trail.ignores-privacy', 'Not asked for by this tag')
const ALWAYS = msg('debugger.trail.always', 'Always in flight')

/** The checks a tag went through on an event. Every check that stopped it is marked; after the first the rest is open. */
export function CheckTrail({ explained }: { explained: ExplainedTag }) {
  const { t } = useI18n()
  const detail = useDetail(explained)
  return (
    <ol className={styles.trail} aria-label={t(M.label)}>
      {explained.trail.map((check) => (
        <li key={check.name} data-state={check.state}>
          <span className={styles.node}>
            {check.state === 'open' ? (
              <span className="sr-only">{t(M.open)}</span>
            ) : (
              <Icon name={check.state === 'passed' ? 'check' : 'x'} label={t(M[check.state])} />
            )}
          </span>
          <div>
            <b>{t(CHECK_LABELS[check.name])}</b> <span>{detail(check)}</span>
          </div>
        </li>
      ))}
    </ol>
  )
}

function useDetail({ tag, consent, triggers }: ExplainedTag) {
  const { t } = useI18n()
  const facts = useTagFacts()
  const ofConsent = () => (tag && consent !== 'not-needed' ? facts.consent(tag.consentType, consent) : t(CLEAR.consent))
  return ({ name, state, reasons }: Check): string => {
    if (name === 'consent') return ofConsent()
    if (state === 'stopped') return reasons.map((reason) => t(reasonText(reason).title)).join(', ')
    if (name === 'trigger') return triggers.find(({ decisive }) => decisive)?.name ?? t(CLEAR.trigger)
    if (name === 'visitor-privacy' && tag && !tag.respectVisitorsPrivacy) return t(IGNORES)
    if (name === 'debug-mode' && tag?.disableInDebugMode) return facts.debugMode(true)
    const scheduled = tag && tag.scheduler.date_ranges.length + tag.scheduler.times_of_day.length > 0
    if (name === 'flight-dates' && !scheduled) return t(ALWAYS)
    return t(CLEAR[name])
  }
}
