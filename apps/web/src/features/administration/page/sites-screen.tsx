import { useQuery } from '@tanstack/react-query'
import type { Message } from '@waymark/domain/message'
import type { Site } from '@waymark/domain/site'
import { EmptyState } from '@waymark/ui/layout'
import type { ReactNode } from 'react'
import { meQuery } from '#data/account.ts'
import { type SiteKind, sitesQuery } from '#data/sites.ts'
import { useI18n } from '#i18n/use-i18n.ts'
import type { AdministrationPage } from '../administration-pages.ts'
import { sitesParams } from './list-params.ts'
import { type PageState, usePageParams } from './page-params.ts'
import { TableScreen } from './table-screen.tsx'

interface SitesScreenProps {
  page: AdministrationPage
  kind: SiteKind
  /** `count` has the value `count`; `none` and `noneText` are shown while there is no site at all. */
  texts: Record<'about' | 'search' | 'count' | 'add' | 'pages' | 'none' | 'noneText', Message>
  /** The opened site: a `SidePanel`. */
  panel: (id: string, onClose: () => void) => ReactNode
  table: (sites: readonly Site[], state: PageState, busy: boolean) => ReactNode
  addDialog: (onAdded: (site: Site) => void, onClose: () => void) => ReactNode
}

/** The page of the websites or of the meta-sites of the organisation; one that is added is opened. */
export function SitesScreen({ page, kind, texts, panel, table, addDialog }: SitesScreenProps) {
  const { t } = useI18n()
  const state = usePageParams()
  const [params, change] = state
  const query = useQuery(sitesQuery(sitesParams(kind, params)))
  const total = query.data?.total
  // The list is not refused to a user who is no owner any more, but may be empty then.
  useQuery({ ...meQuery, staleTime: 0, enabled: total === 0 })
  return (
    <>
      <TableScreen
        page={page}
        about={t(texts.about)}
        state={state}
        query={query}
        count={total === undefined ? undefined : { message: texts.count, values: { count: total } }}
        searchLabel={t(texts.search)}
        addLabel={t(texts.add)}
        pagesLabel={t(texts.pages)}
        first={<EmptyState art="lost" title={t(texts.none)} text={t(texts.noneText)} />}
        panel={panel}
        table={(rows, busy) => table(rows, state, busy)}
      />
      {params.add &&
        addDialog(
          ({ id }) => change({ add: undefined, open: id }),
          () => change({ add: undefined }),
        )}
    </>
  )
}
