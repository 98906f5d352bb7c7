import { useQuery } from '@tanstack/react-query'
import { useMatches } from '@tanstack/react-router'
import { title } from '@waymark/domain/site'
import { useEffect } from 'react'
import { useCurrentPageTitle } from '#browser/page-title.ts'
import { useAppIdIfAny } from '#data/addresses/use-app-id-if-any.ts'
import { siteQuery } from '#data/sites.ts'
import { useI18n } from '#i18n/use-i18n.ts'

/** Keeps the title of the document: page, tab, product, site. */
export function DocumentTitle() {
  const { t } = useI18n()
  const named = useCurrentPageTitle()
  const { tab, page } = useMatches({
    select: (matches) =>
      Object.assign({}, ...matches.map((match) => match.staticData)) as (typeof matches)[number]['staticData'],
  })
  const appId = useAppIdIfAny()
  const { data: site } = useQuery({ ...siteQuery(appId ?? ''), enabled: appId !== undefined })

  const text = title({
    page: named ?? (page ? t(page) : ''),
    tab: tab ? t(tab) : '',
    site: site?.attributes.name ?? '',
  })
  useEffect(() => {
    document.title = text
  }, [text])
  return null
}
