import { msg } from '@waymark/domain/message'
import { NAME_LABEL } from '@waymark/domain/resource'
import { type App, isMetaSite } from '@waymark/domain/site'
import { zoneText } from '@waymark/ui/date'
import { Icon } from '@waymark/ui/icon'
import { lazy, Suspense } from 'react'
import { ADD_WEBSITE } from '#i18n/action-labels.ts'
import { useFormats } from '#i18n/dates.ts'
import { useI18n } from '#i18n/use-i18n.ts'
import { SiteGlyph } from '#sites/site-field/site-glyph.tsx'
import { useSiteCaption } from '#sites/site-field/site-options.tsx'
import { ADMINISTRATION_PAGES } from '../administration-pages.ts'
import { EDITED, SEARCH_WEBSITES, WEBSITE_PAGES } from '../page/page-messages.ts'
import { type PageState, pageSort } from '../page/page-params.ts'
import { RowName } from '../page/row-name.tsx'
import { RowTable } from '../page/row-table.tsx'
import { SitesScreen } from '../page/sites-screen.tsx'
import { AddWebsite } from './add-website.tsx'
import styles from './websites.module.css'

const WebsitePanel = lazy(() => import('./website-panel.tsx').then((module) => ({ default: module.WebsitePanel })))

const M = {
  about: msg('websites.about', 'The websites of your organization. Each has versions and one container of its own.'),
  search: SEARCH_WEBSITES,
  count: msg('websites.count', '{count, plural, one {<b>#</b> website} other {<b>#</b> websites}}'),
  add: ADD_WEBSITE,
  pages: WEBSITE_PAGES,
  none: msg('websites.none', 'No websites yet'),
  noneText: msg('websites.none-text', 'Add the first one to get its installation code.'),
  name: NAME_LABEL,
  consent: msg('websites.column.consent', 'Asks for consent'),
  zone: msg('websites.column.zone', 'Time zone'),
  edited: EDITED,
  on: msg('websites.consent-on', 'On'),
  off: msg('websites.consent-off', 'Off'),
}

/** The websites of the organisation, and the opened one. */
export function WebsitesScreen() {
  return (
    <SitesScreen
      page="websites"
      kind="app"
      texts={M}
      panel={(id, onClose) => (
        <Suspense>
          <WebsitePanel appId={id} onClose={onClose} />
        </Suspense>
      )}
      table={(sites, state, busy) => (
        <WebsitesTable websites={sites.filter((site) => !isMetaSite(site))} state={state} busy={busy} />
      )}
      addDialog={(onAdded, onClose) => <AddWebsite onAdded={onAdded} onClose={onClose} />}
    />
  )
}

function WebsitesTable({ websites, state, busy }: { websites: readonly App[]; state: PageState; busy: boolean }) {
  const { t } = useI18n()
  const caption = useSiteCaption()
  const formats = useFormats()
  const sort = (key: string) => pageSort(key, state, 'name')
  return (
    <RowTable
      label={t(ADMINISTRATION_PAGES.websites.name)}
      busy={busy}
      {...(state[0].open !== undefined && { minWidth: 720 })}
      columns={[
        { key: 'name', head: t(M.name), sort: sort('name') },
        { key: 'consent', head: t(M.consent), width: '8.5rem', roomy: true },
        { key: 'zone', head: t(M.zone), width: '11.25rem', roomy: true },
        { key: 'edited', head: t(M.edited), width: '9.375rem', roomy: true, sort: sort('updated_at') },
      ]}
      rows={websites.map((website) => {
        const { name, gdpr, timezone, updated_at } = website.attributes
        return {
          key: website.id,
          selected: website.id === state[0].open,
          cells: [
            <RowName
              key="name"
              id={website.id}
              name={name}
              caption={caption(website)}
              icon={<SiteGlyph site={website} />}
            />,
            <span key="consent" className={styles.consent} data-on={gdpr || undefined}>
              <Icon name={gdpr ? 'shield-check' : 'shield'} />
              {t(gdpr ? M.on : M.off)}
            </span>,
            zoneText(timezone ?? ''),
            formats.date(updated_at),
          ],
        }
      })}
    />
  )
}
