import { useQuery } from '@tanstack/react-query'
import { msg } from '@waymark/domain/message'
import type { Site } from '@waymark/domain/site'
import { mayPublish } from '@waymark/domain/version'
import { Button } from '@waymark/ui/controls'
import { measure } from '../../measure/measure.ts'
import { usePublishing } from '../../publishing/use-publishing.ts'
import { accessQuery } from '../../queries/sites.ts'
import { draftQuery } from '../../queries/versions.ts'
import { useWords } from '../../words/use-words.ts'

/** Whether the draft of a site can be published now, why not, and how. */
export function usePublishDraft(site: Site) {
  const { say } = useWords()
  const { start, isRunning } = usePublishing()
  const { data: actions } = useQuery(accessQuery(site.id))
  const draft = useQuery(draftQuery(site.id))
  const permitted = mayPublish(draft.data, actions)
  const pending = isRunning(site.id)
  return {
    pending,
    /** Undefined while it is possible. */
    why: permitted.allowed ? undefined : say(permitted.why),
    publish: () => {
      if (!permitted.allowed || pending || !draft.data) return
      measure({ category: 'publish', action: 'opened' })
      measure({ category: 'publish', action: 'confirmed' })
      start({ appId: site.id, versionId: draft.data.id, kind: 'draft', siteName: site.attributes.name })
    },
  }
}

/** Makes the draft live. Ink, not accent: it is global and never competes with Save. */
export function PublishButton({ site }: { site: Site }) {
  const { say } = useWords()
  const { pending, why, publish } = usePublishDraft(site)
  return (
    <Button variant="ink" icon="publish" pending={pending} disabledReason={pending ? undefined : why} onPress={publish}>
      {pending ? say(msg('publish.pending', 'Publishing')) : say(msg('publish.do', 'Publish'))}
    </Button>
  )
}
