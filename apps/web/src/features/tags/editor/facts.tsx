import { msg } from '@waymark/domain/message'
import type { Site } from '@waymark/domain/site'
import { isTracking, type Tag } from '@waymark/domain/tag'
import { Switch } from '@waymark/ui/controls'
import { FactStrip } from '@waymark/ui/layout'
import { memo } from 'react'
import { useToggling } from '#data/tag-toggling.ts'
import { STATUS } from '#i18n/list-messages.ts'
import { useI18n } from '#i18n/use-i18n.ts'
import { Fact, metaFact, versionFact } from '#items/editor/facts.tsx'
import { ACTIVE, INACTIVE, NON_TRACKING, PRIVACY, ROLE, TRACKING } from '#items/facts/fact-messages.ts'
import { stopFact } from '../stop/stop-fact.tsx'
import { useToggleTag } from '../use-toggle-tag.ts'
import { PriorityFact } from './priority-fact.tsx'
import { PRIORITY } from './priority-messages.ts'

const M = {
  meta: msg('tag-facts.meta', 'Meta tag'),
  respects: msg('tag-facts.respects', 'Respects Do Not Track'),
  ignores: msg('tag-facts.ignores', 'Ignores Do Not Track'),
  notNeeded: msg('tag-facts.privacy-not-needed', 'Not needed'),
}

interface TagFactsProps {
  appId: string
  tag: Tag
  site: Site
  refusal: string | undefined
}

/** A summary of a tag in one line; its switch saves at once. */
export const TagFacts = memo(function TagFacts({ appId, tag, site, refusal }: TagFactsProps) {
  const { t } = useI18n()
  const pending = useToggling(appId).includes(tag.id)
  const turn = useToggleTag(appId)
  const { is_active, is_published, respect_visitors_privacy, priority, template } = tag.attributes
  const tracking = isTracking(tag.attributes)
  const fixed = refusal !== undefined || template === 'abandoned'
  const facts = [
    {
      key: 'status',
      label: t(STATUS),
      value: (
        <Fact>
          <Switch
            tone="status"
            checked={is_active}
            onChange={(active) => turn(tag.id, active)}
            pending={pending}
            disabledReason={refusal}
            aria-label={t(ACTIVE)}
          />
          {t(is_active ? ACTIVE : INACTIVE)}
        </Fact>
      ),
    },
    versionFact(t, 'tag', is_published),
    stopFact(t, appId, tag),
    metaFact(t, site, M.meta),
    { key: 'role', label: t(ROLE), value: t(tracking ? TRACKING : NON_TRACKING) },
    {
      key: 'privacy',
      label: t(PRIVACY),
      value: respect_visitors_privacy ? (
        <Fact icon="shield-check">{t(M.respects)}</Fact>
      ) : (
        <Fact icon="shield">{t(tracking ? M.ignores : M.notNeeded)}</Fact>
      ),
    },
    {
      key: 'priority',
      label: t(PRIORITY),
      value: (
        <PriorityFact appId={appId} tagId={tag.id} priority={priority} revision={tag.meta?.revision} fixed={fixed} />
      ),
    },
  ]
  return <FactStrip paired facts={facts.filter((fact) => fact !== false)} />
})
