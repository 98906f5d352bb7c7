import { useSuspenseQuery } from '@tanstack/react-query'
import { useNavigate, useParams } from '@tanstack/react-router'
import { publishedVersion } from '@waymark/domain/operation'
import { isUnnamed, versionNumber } from '@waymark/domain/version'
import { ContentSheet, PageHead, useNarrowViewport } from '@waymark/ui/layout'
import { headingFocus } from '#browser/focus/heading-focus.ts'
import { usePageTitle } from '#browser/page-title.ts'
import { versionAddress } from '#data/addresses/version-address.ts'
import { useOperationEnd } from '#data/operations/use-operations.ts'
import { versionQuery } from '#data/versions.ts'
import { ChangelogEntries } from '#items/changelog/changelog-entries.tsx'
import { useShowListButton } from '#items/list/list-layout.tsx'
import { Rollout } from '#items/version-info/rollout.tsx'
import { useVersionName } from '../use-version-name.ts'
import { StoppedTags } from './stopped-tags.tsx'
import { useVersionActions } from './version-actions.tsx'
import { VersionDescription } from './version-description.tsx'
import { VersionFacts } from './version-facts.tsx'
import styles from './version-overview.module.css'

/** One version: what it is, what can be done with it, and what changed in it. */
export function VersionOverview() {
  const { appId, versionId } = useParams({ from: '/_signed-in/tag/app/$appId/changelog/$versionId/overview' })
  const nameOf = useVersionName()
  const narrow = useNarrowViewport()
  const { data: version } = useSuspenseQuery({
    ...versionQuery(appId, versionId),
    // Another user may have published or renamed it.
    refetchOnWindowFocus: 'always',
  })
  useFollowPublishedDraft(appId, version.attributes.version_type === 'draft')
  const { buttons, dialogs } = useVersionActions(appId, version)
  const showList = useShowListButton(narrow && buttons)
  const name = nameOf(version)
  usePageTitle(name)
  const { description, version_type, has_changes, published_at } = version.attributes
  return (
    <ContentSheet wide>
      {showList}
      <PageHead
        titleRef={headingFocus}
        title={name}
        titleLines={2}
        unnamed={isUnnamed(version)}
        description={description !== null && <VersionDescription key={version.id} text={description} />}
        actions={!narrow && buttons}
      />
      <VersionFacts appId={appId} version={version} />
      <StoppedTags appId={appId} stopped={version.meta?.stopped_tags ?? []} />
      {version_type === 'published' && published_at !== null && (
        <div className={styles.note}>
          <Rollout key={published_at} brief number={versionNumber(version)} publishedAt={published_at} />
        </div>
      )}
      <ChangelogEntries appId={appId} versionId={versionId} differs={version_type === 'draft' && has_changes} />
      {dialogs}
    </ContentSheet>
  )
}

/** Opens the new version when the draft that is shown was published, because its changes are there now. */
function useFollowPublishedDraft(appId: string, isDraft: boolean): void {
  const navigate = useNavigate()
  useOperationEnd((end) => {
    const { of } = end
    if (!isDraft || end.is === 'failed' || of.kind !== 'publish' || of.appId !== appId || of.versionId !== 'draft')
      return false
    const published = publishedVersion(end.operation)
    if (published)
      void navigate({ to: versionAddress(appId, published.version_id), search: (kept: object) => kept, replace: true })
    return false
  })
}
