import type { TagItem, TriggerItem } from '../../compile/index.ts'
import { isMet, listensTo, metConditions, multiplicityOf } from './conditions.ts'
import { frequencyOf, isMarked } from './marks.ts'
import { isWithinSchedule } from './schedule.ts'
import { resolve } from './values.ts'
import { type EvaluatedEvent, type Home, triggerOf, type Visit } from './visit.ts'

/** The checks of one tag on one event. `isOpen`: the first answer about the audiences is still to come. */
export function createTagChecks(visit: Visit, isOpen: () => boolean) {
  const { input } = visit

  /** The first met trigger of a tag that may still fire it. */
  function firingTrigger(now: EvaluatedEvent, tag: TagItem, home: Home): string | null {
    const free = metTriggers(now, tag, home).find((trigger) => {
      const once = multiplicityOf(trigger)
      return !once || !isMarked(visit, once, `${tag.id} ${trigger.id}`)
    })
    return free?.id ?? null
  }

  /** The value of the only reference in the tag's code. */
  function passedValue(now: EvaluatedEvent, tag: TagItem, home: Home): unknown {
    const reference = /,(\{\{ [^{}]+ \}\})\)/.exec(tag.code ?? '')
    return reference ? resolve(visit, now, home, reference[1]!) : undefined
  }

  const listeningTriggers = (now: EvaluatedEvent, tag: TagItem, home: Home): TriggerItem[] =>
    tag.triggers.flatMap((id) => triggerOf(home, id) ?? []).filter((item) => listensTo(now, home, item))

  /** Of the triggers that listen to an event, the one with the most conditions that are met. */
  function nearestTo(now: EvaluatedEvent, tag: TagItem, home: Home): string | null {
    const listening = listeningTriggers(now, tag, home)
    const met = listening.map((item) => metConditions(visit, now, home, item))
    return listening[met.indexOf(Math.max(...met))]?.id ?? null
  }

  function metTriggers(now: EvaluatedEvent, tag: TagItem, home: Home): TriggerItem[] {
    return metOf(now, tag.triggers, home)
  }

  /** Triggers about audiences that are still to come count as blocking, so that the tag waits. */
  function isBlocked(now: EvaluatedEvent, tag: TagItem, home: Home): boolean {
    const was = visit.assumesAudiences
    visit.assumesAudiences = !was && isOpen()
    const blocked = metOf(now, tag.blocking_triggers ?? [], home).length > 0
    visit.assumesAudiences = was
    return blocked
  }

  function metOf(now: EvaluatedEvent, ids: readonly string[], home: Home): TriggerItem[] {
    return ids.flatMap((id) => {
      const trigger = triggerOf(home, id)
      if (!trigger) return []
      if (trigger.trigger_type === 'trigger_group') {
        const group = visit.groups.get(trigger.id)
        const activating = [group?.active, visit.assumesAudiences && !visit.isAnswered && group?.possible]
        return activating.includes(now.fired) ? [trigger] : []
      }
      return isMet(visit, now, home, trigger) ? [trigger] : []
    })
  }

  /** `triggered`: the tag was triggered and has waited for its turn; `sequenced`: it needs no trigger. */
  function failuresOf(now: EvaluatedEvent, tag: TagItem, home: Home, turn?: 'triggered' | 'sequenced'): string[] {
    const failures: string[] = []
    const needsConsent = input.settings.gdpr && tag.consent_type !== 'not_require_consent'
    if (needsConsent && visit.consents[tag.consent_type] !== 1) failures.push('consent-manager')
    if (tag.respect_visitors_privacy && visit.page.hasDoNotTrack()) failures.push('do-not-track')
    if (tag.respect_visitors_privacy && visit.optedOut) failures.push('opt-out')
    if (!isWithinSchedule(visit, tag)) failures.push('scheduler')
    const met = turn === 'sequenced' ? [] : metTriggers(now, tag, home)
    if (!met.length && !turn) failures.push('trigger')
    if (isBlocked(now, tag, home)) failures.push('blocking-trigger')
    if (met.length) {
      const spent = met.map((trigger) => {
        const once = multiplicityOf(trigger)
        return once && isMarked(visit, once, `${tag.id} ${trigger.id}`) ? once : undefined
      })
      if (spent.every((once) => once !== undefined)) {
        failures.push(spent.includes('page') ? 'multiplicity-once-per-page-view' : 'multiplicity-once-per-session')
      }
    }
    const frequency = frequencyOf(tag)
    if (frequency && isMarked(visit, frequency, tag.id)) {
      failures.push(`tag-${tag.firing_frequency!.replaceAll('_', '-')}`)
    }
    if (input.mode === 'debug' && tag.disable_in_debug_mode) failures.push('do-not-fire-in-debug-mode')
    return failures
  }

  /** Whether a tag would fire with a suitable list of audiences. */
  function wouldFire(now: EvaluatedEvent, tag: TagItem, home: Home): boolean {
    visit.assumesAudiences = true
    const would = failuresOf(now, tag, home).length === 0
    visit.assumesAudiences = false
    return would
  }

  return { listeningTriggers, metTriggers, firingTrigger, nearestTo, passedValue, failuresOf, wouldFire }
}
