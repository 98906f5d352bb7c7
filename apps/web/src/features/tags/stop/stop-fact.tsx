import { msg } from '@waymark/domain/message'
import type { Tag } from '@waymark/domain/tag'
import { FactButton } from '@waymark/ui/layout'
import { lazy, Suspense, useState } from 'react'
import { useCan } from '#data/current-site.ts'
import { useIsStopping } from '#data/operations/use-operations.ts'
import { type Translate, useI18n } from '#i18n/use-i18n.ts'
import { Fact } from '#items/editor/facts.tsx'
import { STOPPED } from './stop-messages.ts'

const StopDialog = lazy(() => import('#items/stop-dialog.tsx'))

const M = {
  label: msg('tag-facts.website', 'Website'),
  live: msg('tag-facts.live', 'Live'),
  stop: msg('tag-stop.stop', 'Stop'),
  resume: msg('tag-stop.resume', 'Resume'),
}

/** Of a tag that the published version has: whether it was stopped on the website, and the button that stops or resumes it. */
export const stopFact = (t: Translate, appId: string, tag: Tag) =>
  tag.meta?.is_live === true && { key: 'website', label: t(M.label), value: <StopFact appId={appId} tag={tag} /> }

function StopFact({ appId, tag }: { appId: string; tag: Tag }) {
  const { t } = useI18n()
  const publish = useCan('publish')
  const pending = useIsStopping(appId, tag.id)
  const [confirming, setConfirming] = useState(false)
  const { name, is_stopped: isStopped = false } = tag.attributes
  return (
    <Fact icon={isStopped ? 'power' : 'globe'}>
      {t(isStopped ? STOPPED : M.live)}
      {publish.allowed && !pending && (
        <FactButton aria-haspopup="dialog" onPress={() => setConfirming(true)}>
          {t(isStopped ? M.resume : M.stop)}
        </FactButton>
      )}
      {confirming && (
        <Suspense>
          <StopDialog appId={appId} tag={{ id: tag.id, name, isStopped }} onClose={() => setConfirming(false)} />
        </Suspense>
      )}
    </Fact>
  )
}
