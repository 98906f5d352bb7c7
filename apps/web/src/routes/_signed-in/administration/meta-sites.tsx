import { createFileRoute } from '@tanstack/react-router'
import { sitesQuery } from '#data/sites.ts'
import { ADMINISTRATION_PAGES } from '#features/administration/administration-pages.ts'
import { forOwners } from '#features/administration/for-owners.ts'
import { MetaSitesScreen } from '#features/administration/meta-sites/meta-sites-screen.tsx'
import { sitesParams } from '#features/administration/page/list-params.ts'
import { PageParams } from '#features/administration/page/page-params.ts'

export const Route = createFileRoute('/_signed-in/administration/meta-sites')({
  staticData: { page: ADMINISTRATION_PAGES['meta-sites'].name },
  validateSearch: PageParams,
  loaderDeps: ({ search: { search, sortBy, offset } }) => ({ search, sortBy, offset }),
  loader: ({ context: { queries }, deps }) =>
    forOwners(queries, () => queries.prefetchQuery(sitesQuery(sitesParams('meta-site', deps)))),
  component: MetaSitesScreen,
})
