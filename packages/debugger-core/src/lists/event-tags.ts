import { CONSENT_LABELS, type ConsentType } from '@waymark/domain/consent'
import type { DebugEvent, TagResult } from '@waymark/domain/debug-protocol'
import { CONSENT_STATUSES, type ConsentStatus, consentStatus, type TagStatus, tagStatus } from '../verdict/index.ts'
import { sourceName, type VersionIndex } from '../version/index.ts'
import {
  byMessage,
  byName,
  byNumber,
  combineOrders,
  ENGLISH,
  type Language,
  nameContains,
  type Order,
  reversed,
} from './order.ts'

/** A tag in the table of one event. */
export interface EventTag {
  readonly id: string
  readonly name: string
  readonly status: TagStatus
  readonly consentType: ConsentType
  readonly consent: ConsentStatus
  readonly priority: number
  /** The time it took on this event; null if it did not fire or the site does not send it. */
  readonly milliseconds: number | null
  readonly source: string | null
  /**
   * What kept the nearest trigger from being met, if the tag did not fire because of it: the name of the variable of the
   * first condition that was not met; of a trigger group also that of the trigger it waits for, else its own.
   */
  readonly unmet: string | null
  readonly result: TagResult
}

export const EVENT_TAG_SORTS = [
  'nameAsc',
  'nameDsc',
  'firedAsc',
  'firedDsc',
  'consentTypeAsc',
  'consentTypeDsc',
  'consentStatusAsc',
  'consentStatusDsc',
  'timeAsc',
  'timeDsc',
  'priorityAsc',
  'priorityDsc',
] as const
export type EventTagSort = (typeof EVENT_TAG_SORTS)[number]

const RANKS: Readonly<Record<TagStatus, number>> = {
  'not-triggered': 0,
  'not-met': 1,
  disabled: 2,
  stopped: 3,
  fired: 4,
}

const byStatus: Order<EventTag> = byNumber((tag) => RANKS[tag.status])
const byPriority: Order<EventTag> = byNumber((tag) => tag.priority)
/** Tags without a time come before those with one. */
const byTime: Order<EventTag> = byNumber((tag) => tag.milliseconds ?? -1)
const byConsent: Order<EventTag> = byNumber((tag) => CONSENT_STATUSES.indexOf(tag.consent))

function ordersIn(language: Language): Readonly<Record<EventTagSort, Order<EventTag>>> {
  const name = byName(language)
  /** Equal tags are sorted in the order in which they fire. */
  const then = (order: Order<EventTag>) => combineOrders(order, reversed(byPriority), name)
  const byConsentType = byMessage((tag: EventTag) => CONSENT_LABELS[tag.consentType], language)
  return {
    nameAsc: name,
    nameDsc: reversed(name),
    firedAsc: then(byStatus),
    firedDsc: then(reversed(byStatus)),
    consentTypeAsc: then(byConsentType),
    consentTypeDsc: then(reversed(byConsentType)),
    consentStatusAsc: then(byConsent),
    consentStatusDsc: then(reversed(byConsent)),
    timeAsc: then(byTime),
    timeDsc: then(reversed(byTime)),
    priorityAsc: combineOrders(byPriority, name),
    priorityDsc: combineOrders(reversed(byPriority), name),
  }
}

/** The results of the tags on an event, as rows. Tags that the version does not have are left out. */
export function eventTags(event: DebugEvent, versionIndex: VersionIndex): EventTag[] {
  return event.tags.flatMap((result) => {
    const tag = versionIndex.tags.get(result.id)
    if (!tag) return []
    return [
      {
        id: tag.id,
        name: tag.name,
        status: tagStatus(result),
        consentType: tag.consentType,
        consent: consentStatus(tag.consentType, event, result),
        priority: tag.priority,
        milliseconds: result.milliseconds ?? null,
        source: sourceName(versionIndex, tag),
        unmet: unmetName(result, event, versionIndex),
        result,
      },
    ]
  })
}

function unmetName(
  { relatedTrigger }: TagResult,
  { triggerGroups }: DebugEvent,
  { triggers, variables }: VersionIndex,
): string | null {
  const group = triggerGroups.find(({ id }) => id === relatedTrigger?.id)
  const awaited = group?.triggers.find(({ resolutions, threshold }) => resolutions < threshold)
  if (awaited) return triggers.get(awaited.id)?.name ?? null
  const unmet = relatedTrigger?.conditions.find(({ resolved }) => !resolved)
  const conditions = triggers.get(relatedTrigger?.id ?? '')?.conditions
  const variable = conditions?.find(({ id }) => id === unmet?.id)?.variable
  return variables.get(variable ?? '')?.name ?? triggers.get(group?.id ?? '')?.name ?? null
}

/** The tags whose names match the search, sorted. `language`: the one in which they are shown. */
export const listedEventTags = (
  tags: readonly EventTag[],
  {
    search = '',
    sort = 'firedDsc',
    language = ENGLISH,
  }: { search?: string; sort?: EventTagSort; language?: Language } = {},
): EventTag[] => tags.filter(nameContains(search)).sort(ordersIn(language)[sort])
