import type { Message } from '@waymark/domain/message'
import { sectionsOf as allSectionsOf, type Section, type Site } from '@waymark/domain/site'
import { TABS } from '#i18n/tabs.ts'

interface Area {
  readonly to: string
  /** The letter that goes there after `g`. */
  readonly goKey: string
  readonly tab: Message
}

/** The areas of a site with their addresses. */
export const AREAS = {
  tags: { to: '/tag/app/$appId/tags', goKey: 't', tab: TABS.tags },
  triggers: { to: '/tag/app/$appId/triggers', goKey: 'r', tab: TABS.triggers },
  variables: { to: '/tag/app/$appId/variables', goKey: 'v', tab: TABS.variables },
  debug: { to: '/tag/app/$appId/debug', goKey: 'd', tab: TABS.debug },
} as const satisfies Partial<Record<Section, Area>>

export type AreaKey = keyof typeof AREAS

const isArea = (section: string): section is AreaKey => Object.hasOwn(AREAS, section)

/** The areas a site has, in the order of their tabs. */
export const areasOf = (site: Site): readonly AreaKey[] => allSectionsOf(site).filter(isArea)

/** The area an address inside a site lies in: `/tag/app/<id>/tags/<tag>/edit?name=a` → tags. */
export function areaOf(address: string): AreaKey | undefined {
  const path = /^\/tag\/app\/[^/]+\/([^/?#]+)/.exec(address)?.[1] ?? ''
  return isArea(path) ? path : undefined
}
