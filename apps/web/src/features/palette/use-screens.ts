import { plain } from '@waymark/domain/search'
import { type Site, type SiteSection, siteSections } from '@waymark/domain/site'
import { UNPUBLISHED_CHANGES } from '@waymark/domain/version'
import { Kbd } from '@waymark/ui/icon'
import { createElement } from 'react'
import { AREAS } from '#data/addresses/areas.ts'
import { SETTINGS_PAGES, settingsPagesOf } from '#data/addresses/settings-pages.ts'
import { versionAddress } from '#data/addresses/version-address.ts'
import { TABS } from '#i18n/tabs.ts'
import { useI18n } from '#i18n/use-i18n.ts'
import type { PaletteRow } from './palette-row.ts'

const ICONS = {
  tags: 'tag',
  triggers: 'trigger',
  variables: 'variable',
  'meta-setup': 'layers',
  changelog: 'history',
  debug: 'debug',
  settings: 'settings',
} as const satisfies Record<SiteSection, PaletteRow['icon']>

/** The screens of a site whose names contain a text, without the one that is shown; pages inside them need a text. */
export function useScreens(site: Site, query: string, current: SiteSection | undefined): PaletteRow[] {
  const { t } = useI18n()
  const base = `/tag/app/${site.id}`
  const areas = siteSections(site)
    .filter((area) => area !== current)
    .map((area): PaletteRow => {
      const { goKey, tab } = AREAS[area]
      const keys = ['G', goKey.toUpperCase()]
      return {
        key: `go-${area}`,
        icon: ICONS[area],
        label: t(tab),
        hint: createElement(Kbd, { keys }),
        href: `${base}/${area}`,
      }
    })
  const wanted = plain(query)
  if (wanted === '') return areas
  const page = (section: SiteSection, key: string, label: string, href: string): PaletteRow => ({
    key,
    icon: ICONS[section],
    label,
    hint: t(TABS[section]),
    href,
  })
  return [
    ...areas,
    page('changelog', 'unpublished', t(UNPUBLISHED_CHANGES), versionAddress(site.id, 'draft')),
    ...settingsPagesOf(site).map((name) =>
      page('settings', name, t(SETTINGS_PAGES[name].name), SETTINGS_PAGES[name].to.replace('$appId', site.id)),
    ),
  ].filter(({ label }) => plain(label).includes(wanted))
}
