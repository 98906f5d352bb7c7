import { NO_TRACKER, type TrackerInUse, trackerInUse } from '@waymark/domain/site'
import type { SiteRow } from '#database/tables/index.ts'
import type { Settings } from '#settings.ts'

/** The tracker that a website speaks to. */
export const trackerOf = (site: Pick<SiteRow, 'id' | 'tracker'>, settings: Settings): TrackerInUse =>
  trackerInUse(site.tracker ?? NO_TRACKER, settings.tracker, site.id)

/** The hosts of a website's addresses, each once and without a port, which trackers do not compare. */
export const trackerDomains = (site: Pick<SiteRow, 'urls'>): string[] => [
  ...new Set(site.urls.flatMap((url) => URL.parse(url)?.hostname ?? [])),
]
