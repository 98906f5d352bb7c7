import type { ConsentType } from '@waymark/domain/consent'
import { type Timeline, timesFired } from '../timeline/index.ts'
import { sourceName, type VersionIndex } from '../version/index.ts'
import { byName, byNumber, combineOrders, ENGLISH, type Language, nameContains, type Order, reversed } from './order.ts'

/** A tag in the list of the session, with how often it fired. */
export interface SessionTag {
  readonly id: string
  readonly name: string
  readonly template: string
  readonly priority: number
  readonly consentType: ConsentType
  /** Name of the meta-site that it comes from; null for a tag of the site itself. */
  readonly source: string | null
  readonly fired: number
  /** Whether the version of the current page no longer has it: it was turned off or deleted. */
  readonly isRemoved: boolean
}

export const SESSION_TAG_SORTS = ['firedDsc', 'priorityDsc', 'nameAsc'] as const
export type SessionTagSort = (typeof SESSION_TAG_SORTS)[number]

function ordersIn(language: Language): Readonly<Record<SessionTagSort, Order<SessionTag>>> {
  const name = byName(language)
  return {
    firedDsc: combineOrders(reversed(byNumber((tag: SessionTag) => tag.fired)), name),
    priorityDsc: combineOrders(reversed(byNumber((tag: SessionTag) => tag.priority)), name),
    nameAsc: name,
  }
}

/** All tags of the version, and those of earlier versions that fired in the session, with how often they fired. */
export function sessionTags(timeline: Timeline, versionIndex: VersionIndex): SessionTag[] {
  const times = timesFired(timeline)
  const current = new Set(versionIndex.version.tags.map(({ id }) => id))
  const listed = [...versionIndex.tags.values()].filter(({ id }) => current.has(id) || times.has(id))
  return listed.map((tag) => ({
    id: tag.id,
    name: tag.name,
    template: tag.template,
    priority: tag.priority,
    consentType: tag.consentType,
    source: sourceName(versionIndex, tag),
    fired: times.get(tag.id) ?? 0,
    isRemoved: !current.has(tag.id),
  }))
}

/** The tags whose names match the search, sorted. `language`: the one in which they are shown. */
export const listedSessionTags = (
  tags: readonly SessionTag[],
  {
    search = '',
    sort = 'firedDsc',
    language = ENGLISH,
  }: { search?: string; sort?: SessionTagSort; language?: Language } = {},
): SessionTag[] => tags.filter(nameContains(search)).sort(ordersIn(language)[sort])
