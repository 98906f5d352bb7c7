import { useQuery } from '@tanstack/react-query'
import { CONSENT_LABELS } from '@waymark/domain/consent'
import { msg } from '@waymark/domain/message'
import { isTracking } from '@waymark/domain/tag'
import { StatusMark } from '@waymark/ui/data'
import { metaTagQuery } from '#data/meta-sites.ts'
import { useFormats } from '#i18n/dates.ts'
import { STATUS } from '#i18n/list-messages.ts'
import { useI18n } from '#i18n/use-i18n.ts'
import { Fact, versionFact } from '#items/editor/facts.tsx'
import { ACTIVE, CONSENT_TYPE, INACTIVE, NON_TRACKING, PRIVACY, ROLE, TRACKING } from '#items/facts/fact-messages.ts'
import { RowFacts } from './row-facts.tsx'

const M = {
  respects: msg('meta-setup.respects', 'Respects opt-out and Do Not Track'),
  ignores: msg('meta-setup.ignores', 'Ignores opt-out and Do Not Track'),
  links: msg('meta-setup.trigger-links', 'Trigger links'),
}

/** The facts about a tag of a meta-site. */
export function MetaTagFacts({ metaSiteId, id }: { metaSiteId: string; id: string }) {
  const { t } = useI18n()
  const { number } = useFormats()
  return (
    <RowFacts
      query={useQuery(metaTagQuery(metaSiteId, id))}
      facts={({ attributes, relationships }) => {
        const { is_active, is_published, consent_type, respect_visitors_privacy } = attributes
        return [
          {
            label: t(STATUS),
            value: (
              <Fact>
                <StatusMark active={is_active} published={is_published} label="" />
                {t(is_active ? ACTIVE : INACTIVE)}
              </Fact>
            ),
          },
          versionFact(t, 'tag', is_published),
          { label: t(ROLE), value: t(isTracking(attributes) ? TRACKING : NON_TRACKING) },
          { label: t(CONSENT_TYPE), value: t(CONSENT_LABELS[consent_type]) },
          {
            label: t(PRIVACY),
            value: respect_visitors_privacy ? <Fact icon="shield-check">{t(M.respects)}</Fact> : t(M.ignores),
          },
          { label: t(M.links), value: number(relationships.triggers.data.length) },
        ]
      }}
    />
  )
}
