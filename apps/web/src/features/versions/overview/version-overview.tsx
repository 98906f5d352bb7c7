import { useSuspenseQuery } from '@tanstack/react-query'
import { ContentSheet, PageHead } from '@waymark/ui/layout'
import { headingFocus } from '#browser/focus/heading-focus.ts'
import { usePageTitle } from '#browser/page-title.ts'
import { versionQuery } from '#data/versions.ts'
import { useShowListButton } from '#items/list/list-layout.tsx'
import { useVersionName } from '../use-version-name.ts'

/** One version: what it is, what can be done with it, and what changed in it. */
export function VersionOverview({ appId, versionId }: { appId: string; versionId: string }) {
  const nameOf = useVersionName()
  const showList = useShowListButton()
  const { data: version } = useSuspenseQuery(versionQuery(appId, versionId))
  const name = nameOf(version)
  usePageTitle(name)
  return (
    <ContentSheet wide>
      {showList}
      <PageHead titleRef={headingFocus} title={name} titleLines={2} />
    </ContentSheet>
  )
}
