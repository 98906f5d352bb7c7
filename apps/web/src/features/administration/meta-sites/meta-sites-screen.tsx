import { msg } from '@waymark/domain/message'
import { NAME_LABEL } from '@waymark/domain/resource'
import { isMetaSite, type MetaSite } from '@waymark/domain/site'
import { useFormats } from '#i18n/dates.ts'
import { useI18n } from '#i18n/use-i18n.ts'
import { SiteGlyph } from '#sites/site-field/site-glyph.tsx'
import { ADMINISTRATION_PAGES } from '../administration-pages.ts'
import { EDITED } from '../page/page-messages.ts'
import { type PageState, pageSort } from '../page/page-params.ts'
import { RowName } from '../page/row-name.tsx'
import { RowTable } from '../page/row-table.tsx'
import { SitesScreen } from '../page/sites-screen.tsx'
import { AddMetaSite } from './add-meta-site.tsx'
import { ADD_META_SITE } from './meta-site-messages.ts'
import { MetaSitePanel } from './meta-site-panel.tsx'

const M = {
  about: msg('meta-sites.about', 'Tags, triggers and variables kept once and used by every linked website.'),
  search: msg('meta-sites.search', 'Search meta-sites'),
  count: msg('meta-sites.count', '{count, plural, one {<b>#</b> meta-site} other {<b>#</b> meta-sites}}'),
  add: ADD_META_SITE,
  pages: msg('meta-sites.pages', 'Pages of meta-sites'),
  none: msg('meta-sites.none', 'No meta-sites yet'),
  noneText: msg('meta-sites.none-text', 'Add one to keep what several websites share in one place.'),
  name: NAME_LABEL,
  websites: msg('meta-sites.column.websites', 'Websites'),
  created: msg('meta-sites.column.created', 'Created'),
  edited: EDITED,
}

/** The meta-sites of the organisation, and the opened one. */
export function MetaSitesScreen() {
  return (
    <SitesScreen
      page="meta-sites"
      kind="meta-site"
      texts={M}
      panel={(id, onClose) => <MetaSitePanel metaSiteId={id} onClose={onClose} />}
      table={(sites, state, busy) => <MetaSitesTable metaSites={sites.filter(isMetaSite)} state={state} busy={busy} />}
      addDialog={(onAdded, onClose) => <AddMetaSite onAdded={onAdded} onClose={onClose} />}
    />
  )
}

interface MetaSitesTableProps {
  metaSites: readonly MetaSite[]
  state: PageState
  busy: boolean
}

function MetaSitesTable({ metaSites, state, busy }: MetaSitesTableProps) {
  const { t } = useI18n()
  const formats = useFormats()
  const sort = (key: string) => pageSort(key, state, 'name')
  return (
    <RowTable
      label={t(ADMINISTRATION_PAGES['meta-sites'].name)}
      busy={busy}
      {...(state[0].open !== undefined && { minWidth: 640 })}
      columns={[
        { key: 'name', head: t(M.name), sort: sort('name') },
        { key: 'websites', head: t(M.websites), width: '6.875rem', roomy: true },
        { key: 'created', head: t(M.created), width: '10rem', roomy: true, sort: sort('created_at') },
        { key: 'edited', head: t(M.edited), width: '10rem', roomy: true, sort: sort('updated_at') },
      ]}
      rows={metaSites.map((metaSite) => {
        const { name, app_count = 0, created_at, updated_at } = metaSite.attributes
        return {
          key: metaSite.id,
          selected: metaSite.id === state[0].open,
          cells: [
            <RowName key="name" id={metaSite.id} name={name} icon={<SiteGlyph site={metaSite} />} />,
            formats.number(app_count),
            formats.date(created_at),
            formats.date(updated_at),
          ],
        }
      })}
    />
  )
}
