import { useQuery } from '@tanstack/react-query'
import { useMatches, useParams } from '@tanstack/react-router'
import { title } from '@waymark/domain/site'
import { useEffect } from 'react'
import { siteQuery } from '../queries/sites.ts'
import { useWords } from '../words/use-words.ts'
import { useCurrentPageTitle } from './page-title.ts'

/** Keeps the title of the document: page, tab, product, site. */
export function DocumentTitle() {
  const { say } = useWords()
  const named = useCurrentPageTitle()
  const { tab, page } = useMatches({
    select: (matches) =>
      Object.assign({}, ...matches.map((match) => match.staticData)) as (typeof matches)[number]['staticData'],
  })
  const { appId } = useParams({ strict: false })
  const { data: site } = useQuery({ ...siteQuery(appId ?? ''), enabled: appId !== undefined })

  const text = title({
    page: named ?? (page ? say(page) : ''),
    tab: tab ? say(tab) : '',
    site: site?.attributes.name ?? '',
  })
  useEffect(() => {
    document.title = text
  }, [text])
  return null
}
