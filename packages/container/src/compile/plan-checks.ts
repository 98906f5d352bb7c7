import { needsConsent } from '@waymark/domain/consent'
import type { NotFiredReason } from '@waymark/domain/debug-protocol'
import { clockSchedule, hasFlightDates } from '@waymark/domain/tag'
import { chunk, type Expression, json, list } from './core/expression.ts'
import type { CompileInput, TagItem } from './core/input.ts'
import { markOf } from './mark.ts'
import type { UsedTrigger } from './plan-triggers.ts'

/** The head of a tag: its `fire` and the settings that the checks read. On a site without `gdpr` no consent is needed. */
export function headOf(tag: TagItem, { fire, blockers, gdpr }: HeadInput): Expression {
  const frequency = frequencyOf(tag)
  return list([
    frequency ? chunk('marks', 'marking', list([fire, ...frequency])) : fire,
    json(gdpr && needsConsent(tag.consent_type) ? tag.consent_type : 0),
    json(tag.respect_visitors_privacy ? 1 : 0),
    json(hasFlightDates(tag.scheduler) ? clockSchedule(tag.scheduler) : 0),
    json(tag.disable_in_debug_mode ? 1 : 0),
    // Default values at the end are left out.
    ...(blockers || frequency ? [blockers ?? json(0)] : []),
    ...(frequency ? [list(frequency)] : []),
  ])
}

interface HeadInput {
  readonly fire: Expression
  /** Its blocking triggers, if it has any. */
  readonly blockers: Expression | undefined
  readonly gdpr: boolean
}

/** The stores of the marks of tags, by firing frequency. */
const FREQUENCY_MARKS: Readonly<Record<string, string>> = {
  once_per_page_view: 'pageMarks',
  once_per_session: 'sessionMarks',
  once_per_visitor: 'visitorMarks',
}

const marksOf = ({ firing_frequency }: TagItem): string | undefined => FREQUENCY_MARKS[firing_frequency ?? '']

/** The store of the mark of a tag, and the mark; undefined if the tag fires every time. */
function frequencyOf(tag: TagItem): readonly Expression[] | undefined {
  const marks = marksOf(tag)
  return marks === undefined ? undefined : [chunk('marks', marks), json(markOf(tag.id))]
}

/** The reason why a tag does not fire again; '' if it fires every time. */
export const frequencyReason = (tag: TagItem): string =>
  marksOf(tag) === undefined ? '' : `tag-${tag.firing_frequency!.replaceAll('_', '-')}`

interface CheckInput {
  readonly mode: CompileInput['mode']
  readonly gdpr: boolean
  readonly tags: readonly TagItem[]
  /** The triggers of tags. */
  readonly triggers: readonly UsedTrigger[]
  /** Whether some tag has blocking triggers. */
  readonly isBlocked: boolean
}

/**
 * One check of the firing pipeline, and its reason for the debugger: '' if that depends on the triggers, `frequency` if it
 * depends on the tag. `isOfTriggers`: not made for set-up and clean-up tags.
 */
interface PlannedCheck {
  readonly name: string
  readonly reason: NotFiredReason | 'frequency' | ''
  readonly isOfTriggers?: true
  readonly isNeeded: (input: CheckInput) => boolean
}

/** The checks of the firing pipeline in their order. */
const CHECKS: readonly PlannedCheck[] = [
  {
    name: 'hasConsent',
    reason: 'consent-manager',
    isNeeded: ({ tags, gdpr }) => gdpr && tags.some((tag) => needsConsent(tag.consent_type)),
  },
  {
    name: 'mayTrack',
    reason: 'do-not-track',
    isNeeded: ({ tags }) => tags.some((tag) => tag.respect_visitors_privacy),
  },
  {
    name: 'notOptedOut',
    reason: 'opt-out',
    isNeeded: ({ tags }) => tags.some((tag) => tag.respect_visitors_privacy),
  },
  {
    name: 'isWithinSchedule',
    reason: 'scheduler',
    isNeeded: ({ tags }) => tags.some((tag) => hasFlightDates(tag.scheduler)),
  },
  { name: 'isTriggered', reason: 'trigger', isOfTriggers: true, isNeeded: () => true },
  { name: 'isNotBlocked', reason: 'blocking-trigger', isNeeded: ({ isBlocked }) => isBlocked },
  {
    name: 'mayFireAgain',
    reason: '',
    isOfTriggers: true,
    isNeeded: ({ triggers }) => triggers.some(({ plan }) => plan.once),
  },
  { name: 'isWithinFrequency', reason: 'frequency', isNeeded: ({ tags }) => tags.some(marksOf) },
  { name: 'runsInDebugMode', reason: 'do-not-fire-in-debug-mode', isNeeded: ({ mode }) => mode === 'debug' },
]

/** The checks that an artifact needs. */
export const checksFor = (input: CheckInput): readonly PlannedCheck[] =>
  CHECKS.filter(({ isNeeded }) => isNeeded(input))

/** The members of the content for marks, if one of the triggers of tags and the members of groups fires once. */
export function marksFor(triggers: readonly UsedTrigger[]): Readonly<Record<string, Expression>> {
  const store = (once: 1 | 2, name: string) =>
    triggers.some(({ plan }) => plan.once === once) ? chunk('marks', name) : json(0)
  if (!triggers.some(({ plan }) => plan.once)) return {}
  return {
    markFired: chunk('marks', 'markFired'),
    markStores: list([json(0), store(1, 'pageMarks'), store(2, 'sessionMarks')]),
  }
}
