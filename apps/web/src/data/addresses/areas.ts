import type { Message } from '@waymark/domain/message'
import type { SiteSection } from '@waymark/domain/site'
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
  'meta-setup': { to: '/tag/app/$appId/meta-setup', goKey: 'm', tab: TABS['meta-setup'] },
  changelog: { to: '/tag/app/$appId/changelog', goKey: 'c', tab: TABS.changelog },
  debug: { to: '/tag/app/$appId/debug', goKey: 'd', tab: TABS.debug },
  settings: { to: '/tag/app/$appId/settings', goKey: 's', tab: TABS.settings },
} as const satisfies Record<SiteSection, Area>

const isArea = (section: string): section is SiteSection => Object.hasOwn(AREAS, section)

/** The area an address inside a site lies in: `/tag/app/<id>/tags/<tag>/edit?name=a` → tags. */
export function areaOf(address: string): SiteSection | undefined {
  const path = /^\/tag\/app\/[^/]+\/([^/?#]+)/.exec(address)?.[1] ?? ''
  return isArea(path) ? path : undefined
}
