import {
  CHECK_LABELS,
  type CheckName,
  type CheckResult,
  type ExplainedTag,
  NOTHING_ELSE,
  OUTCOME_LABELS,
  PROBLEM_TEXTS,
  reasonText,
  SETUP_REASON,
  TAG_STATUS_LABELS,
} from '@waymark/debugger-core/verdict'
import { CONSENT_LABELS } from '@waymark/domain/consent'
import { type Message, msg } from '@waymark/domain/message'
import { FREQUENCY_LABELS, hasFlightDates } from '@waymark/domain/tag'
import { Icon } from '@waymark/ui/icon'
import { useFormats } from '#i18n/dates.ts'
import { Trans } from '#i18n/trans.tsx'
import { useI18n } from '#i18n/use-i18n.ts'
import { useTagFacts } from './tag-facts.ts'
import { stopIcon } from './tag-outcome.tsx'
import styles from './verdict.module.css'

const M = {
  fired: msg('debugger.verdict.fired', 'Fired'),
  firedIn: msg('debugger.verdict.fired-in', 'Fired in {duration} ms'),
  slowest: msg('debugger.verdict.slowest', 'It is the slowest tag of this event.'),
  longestTask: msg(
    'debugger.verdict.longest-task',
    '{others, plural, =0 {It ran alone in the longest task of the page view, <b>{duration} ms</b>.} one {It ran in the longest task of the page view, <b>{duration} ms</b>, with # other.} other {It ran in the longest task of the page view, <b>{duration} ms</b>, with # others.}}',
  ),
  firedBy: msg('debugger.verdict.fired-by', 'The trigger <b>{trigger}</b> fired the tag on this event.'),
  firedText: msg('debugger.verdict.fired-text', 'One of its triggers fired the tag on this event.'),
  setupOf: msg('debugger.verdict.setup-of', 'It fired as the set-up tag of <b>{tag}</b>.'),
  cleanupOf: msg('debugger.verdict.cleanup-of', 'It fired as the clean-up tag of <b>{tag}</b>.'),
  notMet: msg(
    'debugger.verdict.not-met',
    'The trigger <b>{trigger}</b> listens to this event, but not all of its conditions are met.',
  ),
  notTriggered: msg('debugger.verdict.not-triggered', 'None of the triggers of the tag listens to this event.'),
  unknown: msg('debugger.verdict.unknown', 'Did not fire'),
  unknownText: msg('debugger.verdict.unknown-text', 'The site gave no reason.'),
}

/** Why a tag fired on an event or not: a sentence, then the checks. */
export function Verdict({ explained }: { explained: ExplainedTag }) {
  const { t } = useI18n()
  const { number } = useFormats()
  const { milliseconds, slowest, longestTask } = explained
  const { status, preventedBy, failures, problem, problemValue, consent, tag, triggers, sequence } = explained
  if (status === 'fired') {
    const through = triggers.find(({ decisive }) => decisive)?.name
    const [main] = sequence.firedFor
    return (
      <section className={styles.verdict} data-fired>
        <h3>
          <span className={styles.icon}>
            <Icon name="success" />
          </span>
          {milliseconds === null ? t(M.fired) : t(M.firedIn, { duration: number(milliseconds) })}
        </h3>
        <p>
          {main && !through ? (
            <Trans
              message={main.as === 'setup' ? M.setupOf : M.cleanupOf}
              values={{ tag: main.name ?? main.id }}
              components={{ b: <b /> }}
            />
          ) : through ? (
            <Trans message={M.firedBy} values={{ trigger: through }} components={{ b: <b /> }} />
          ) : (
            t(M.firedText)
          )}
          {slowest && <> {t(M.slowest)}</>}
          {longestTask && (
            <>
              {' '}
              <Trans
                message={M.longestTask}
                values={{ others: longestTask.others, duration: number(longestTask.milliseconds) }}
                components={{ b: <b /> }}
              />
            </>
          )}
        </p>
        {problem && <p className={styles.problem}>{t(PROBLEM_TEXTS[problem], { value: problemValue })}</p>}
        <CheckTrail explained={explained} />
      </section>
    )
  }
  if (status === 'not-met' || status === 'not-triggered') {
    const nearest = triggers.find(({ decisive }) => decisive)?.name
    return (
      <section className={styles.verdict} data-muted>
        <h3>
          <span className={styles.icon}>
            <Icon name="minus" />
          </span>
          {t(TAG_STATUS_LABELS[status])}
        </h3>
        <p>
          {nearest ? (
            <Trans message={M.notMet} values={{ trigger: nearest }} components={{ b: <b /> }} />
          ) : (
            t(status === 'not-met' ? reasonText('trigger').text : M.notTriggered)
          )}
        </p>
        <CheckTrail explained={explained} />
      </section>
    )
  }
  const setup = sequence.tags.find(({ role }) => role === 'setup')
  const reason = preventedBy && reasonText(preventedBy, consent, setup?.outcome)
  const type = tag && t(CONSENT_LABELS[tag.consentType])
  return (
    <section className={styles.verdict}>
      <h3>
        <span className={styles.icon}>
          <Icon name={stopIcon(explained) ?? 'minus'} />
        </span>
        {t(reason ? reason.title : M.unknown)}
      </h3>
      <p>
        {reason ? (
          <Trans message={reason.text} values={{ consent: <b>{type}</b>, ...namesFor(explained) }} />
        ) : (
          t(M.unknownText)
        )}
        {reason && failures.length <= 1 && <> {t(NOTHING_ELSE)}</>}
        {preventedBy === 'setup-tag-failed' && setup?.preventedBy && (
          <> {t(SETUP_REASON, { reason: t(reasonText(setup.preventedBy).title) })}</>
        )}
      </p>
      <CheckTrail explained={explained} />
    </section>
  )
}

/** The names that the texts of reasons speak of. */
const namesFor = ({ preventedBy, blockingTriggers, spentTriggers, sequence: { tags } }: ExplainedTag) => ({
  trigger: (
    <b>
      {(preventedBy === 'blocking-trigger' ? blockingTriggers.filter(({ met }) => met) : spentTriggers)
        .map(({ name, id }) => name ?? id)
        .join(', ')}
    </b>
  ),
  setup: <b>{tags.find(({ role }) => role === 'setup')?.name ?? '–'}</b>,
})

const CHECK = {
  label: msg('debugger.trail.label', 'Checks, in order'),
  passed: msg('debugger.trail.passed', 'Passed'),
  stopped: msg('debugger.trail.stopped', 'Stopped here'),
  failed: msg('debugger.trail.failed', 'Not passed'),
  open: msg('debugger.trail.open', 'Not decisive'),
}

/** The text of a check without a reason, unless there is a more specific one. */
const CLEAR: Readonly<Record<CheckName, Message>> = {
  consent: msg('debugger.trail.clear.consent', 'Not needed'),
  'visitor-privacy': msg('debugger.trail.clear.privacy', 'No opt-out, no Do Not Track'),
  'flight-dates': msg('debugger.trail.clear.flight', 'In flight'),
  trigger: msg('debugger.trail.clear.trigger', 'Matched'),
  blocking: msg('debugger.trail.clear.blocking', 'None matched'),
  multiplicity: msg('debugger.trail.clear.multiplicity', 'May fire again'),
  frequency: msg('debugger.trail.clear.frequency', 'May fire'),
  'debug-mode': msg('debugger.trail.clear.debug', 'May fire while debugging'),
  setup: msg('debugger.trail.clear.setup', 'May fire whatever becomes of it'),
}
const IGNORES = msg('debugger.trail.ignores-privacy', 'Ignored by this tag')
const ALWAYS = msg('debugger.trail.always', 'Always in flight')

/**
 * The checks of a tag on an event. Every check that it did not pass is marked; after the first, the others are open.
 * Only a tag whose trigger was met was stopped by one.
 */
function CheckTrail({ explained }: { explained: ExplainedTag }) {
  const { t } = useI18n()
  const detail = useDetail(explained)
  const stopped = explained.status === 'stopped' || explained.status === 'disabled' ? CHECK.stopped : CHECK.failed
  return (
    <ol className={styles.trail} aria-label={t(CHECK.label)}>
      {explained.trail.map((check) => (
        <li key={check.name} data-state={check.state}>
          <span className={styles.node}>
            {check.state === 'open' ? (
              <span className="sr-only">{t(CHECK.open)}</span>
            ) : (
              <Icon
                name={check.state === 'passed' ? 'check' : 'x'}
                label={t(check.state === 'passed' ? CHECK.passed : stopped)}
              />
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

function useDetail({ tag, consent, metTriggers, blockingTriggers, sequence }: ExplainedTag) {
  const { t } = useI18n()
  const facts = useTagFacts()
  const ofConsent = () => (tag && consent !== 'not-needed' ? facts.consent(tag.consentType, consent) : t(CLEAR.consent))
  return ({ name, state, reasons }: CheckResult): string => {
    if (name === 'consent') return ofConsent()
    if (name === 'blocking' && state === 'stopped') {
      const matched = blockingTriggers.flatMap((trigger) => (trigger.met && trigger.name ? [trigger.name] : []))
      if (matched.length > 0) return matched.join(', ')
    }
    const outcome = sequence.tags.find(({ role }) => role === 'setup')?.outcome
    if (state === 'stopped') return reasons.map((reason) => t(reasonText(reason, consent, outcome).title)).join(', ')
    if (name === 'setup' && outcome) return t(OUTCOME_LABELS[outcome])
    if (name === 'frequency' && tag?.firingFrequency) return t(FREQUENCY_LABELS[tag.firingFrequency])
    if (name === 'trigger') return metTriggers.map(({ name, id }) => name ?? id).join(', ') || t(CLEAR.trigger)
    if (name === 'visitor-privacy' && tag && !tag.respectVisitorsPrivacy) return t(IGNORES)
    if (name === 'debug-mode' && tag?.disableInDebugMode) return facts.debugMode(true)
    const scheduled = tag && hasFlightDates(tag.scheduler)
    if (name === 'flight-dates' && !scheduled) return t(ALWAYS)
    return t(CLEAR[name])
  }
}
