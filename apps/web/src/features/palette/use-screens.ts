import { msg } from '@waymark/domain/message'
import { isMetaSite, type Section, type Site } from '@waymark/domain/site'
import { Kbd } from '@waymark/ui/icon'
import { createElement } from 'react'
import { AREAS, areasOf } from '#data/areas.ts'
import { versionAddress } from '#data/version-address.ts'
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
} as const satisfies Record<Section, PaletteRow['icon']>

const M = {
  unpublished: msg('version.unpublished-changes', 'Unpublished changes'),
  import: msg('settings.import', 'Import'),
  priority: msg('settings.tags-priority', 'Tags priority'),
  tracker: msg('settings.tracker', 'Tracker'),
}

/** The screens of a site whose names contain a text, without the one that is shown; pages inside them need a text. */
export function useScreens(site: Site, query: string, current: Section | undefined): PaletteRow[] {
  const { t } = useI18n()
  const base = `/tag/app/${site.id}`
  const areas = areasOf(site)
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
  const wanted = query.toLocaleLowerCase()
  if (wanted === '') return areas
  const page = (section: Section, key: string, label: string, href: string): PaletteRow => ({
    key,
    icon: ICONS[section],
    label,
    hint: t(TABS[section]),
    href,
  })
  return [
    ...areas,
    page('changelog', 'unpublished', t(M.unpublished), versionAddress(site.id, 'draft')),
    page('settings', 'import', t(M.import), `${base}/settings/import`),
    ...(isMetaSite(site)
      ? []
      : [
          page('settings', 'priority', t(M.priority), `${base}/settings/tags-priority`),
          page('settings', 'tracker', t(M.tracker), `${base}/settings/tracker`),
        ]),
  ].filter(({ label }) => label.toLocaleLowerCase().includes(wanted))
}
