import type { Timeline, TimelineEvent } from '@waymark/debugger-core/timeline'
import { type ConsentStatus, consentStatus } from '@waymark/debugger-core/verdict'
import type { ConsentType } from '@waymark/domain/consent'
import { useTimeline } from '../use-debugger.ts'

/** The latest event, if there is one. */
export function latestEvent({ pages }: Timeline): TimelineEvent | undefined {
  let latest: TimelineEvent | undefined
  for (const page of pages) {
    const last = page.events.at(-1)
    if (last && last.number > (latest?.number ?? 0)) latest = last
  }
  return latest
}

export const useLatestEvent = (): TimelineEvent | undefined => latestEvent(useTimeline())

/** The consent status of a tag after the latest event. */
export function latestConsent(
  { id, consentType }: { id: string; consentType: ConsentType },
  latest: TimelineEvent | undefined,
): ConsentStatus {
  if (!latest) return consentType === 'not_require_consent' ? 'not-needed' : 'no-decision'
  return consentStatus(
    consentType,
    latest.debug,
    latest.debug.tags.find((tag) => tag.id === id),
  )
}
