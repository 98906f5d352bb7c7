import { createFileRoute } from '@tanstack/react-router'
import { sitesQuery } from '#data/sites.ts'
import { ADMINISTRATION_PAGES } from '#features/administration/administration-pages.ts'
import { forOwners } from '#features/administration/for-owners.ts'
import { sitesParams } from '#features/administration/page/list-params.ts'
import { PageParams } from '#features/administration/page/page-params.ts'
import { WebsitesScreen } from '#features/administration/websites/websites-screen.tsx'

export const Route = createFileRoute('/_signed-in/administration/websites')({
  staticData: { page: ADMINISTRATION_PAGES.websites.name },
  validateSearch: PageParams,
  loaderDeps: ({ search: { search, sortBy, offset } }) => ({ search, sortBy, offset }),
  loader: ({ context: { queries }, deps }) =>
    forOwners(queries, () => queries.prefetchQuery(sitesQuery(sitesParams('app', deps)))),
  component: WebsitesScreen,
})
