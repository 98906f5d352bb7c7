import type { Settings as ContainerSettings } from '@waymark/container/compile'
import type { SiteRow } from '#database/tables/index.ts'
import { canonicalJson, sha256 } from '#items/canonical.ts'
import type { Settings } from '#settings.ts'

/** What a site's script is told about the site and the installation. */
export const artifactSettings = (site: SiteRow, settings: Settings): ContainerSettings => ({
  debuggerOrigin: settings.origin,
  gdpr: site.gdpr,
  delay: site.delay,
  trackerJsUrl: settings.tracker.jsUrl,
  trackerPhpUrl: settings.tracker.phpUrl,
  trackerDomains: trackerDomains(site),
  trackerSiteId: site.id,
  trackerDialect: settings.tracker.dialect,
  audiencesUrl: settings.audiencesUrl,
  containerOrigin: settings.containerOrigin,
})

/** The hosts of a site's addresses, each once. */
export const trackerDomains = (site: Pick<SiteRow, 'urls'>): string[] => [
  ...new Set(site.urls.flatMap((url) => URL.parse(url)?.host ?? [])),
]

/**
 * Names everything outside of sites that artifacts are made of: the container's build and the installation's settings.
 * Artifacts that were made under another name are out of date.
 */
export const buildName = (build: string, settings: Settings): string =>
  sha256(
    canonicalJson([build, settings.origin, settings.containerOrigin, settings.audiencesUrl, settings.tracker]),
  ).slice(0, 32)
