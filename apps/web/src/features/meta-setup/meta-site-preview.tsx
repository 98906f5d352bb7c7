import { useSuspenseQuery } from '@tanstack/react-query'
import { Icon } from '@waymark/ui/icon'
import { ContentSheet, PageHead } from '@waymark/ui/layout'
import { headingFocus } from '#browser/focus/heading-focus.ts'
import { usePageTitle } from '#browser/page-title.ts'
import { siteQuery } from '#data/sites.ts'

/** What a meta-site adds to the websites linked to it. */
export function MetaSitePreview({ metaSiteId }: { appId: string; metaSiteId: string }) {
  const { name } = useSuspenseQuery(siteQuery(metaSiteId)).data.attributes
  usePageTitle(name)
  return (
    <ContentSheet wide>
      <PageHead titleRef={headingFocus} icon={<Icon name="layers" />} title={name} />
    </ContentSheet>
  )
}
