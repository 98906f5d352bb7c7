import { useQuery } from '@tanstack/react-query'
import { msg } from '@waymark/domain/message'
import { metaTriggerQuery } from '#data/meta-sites.ts'
import { useI18n } from '#i18n/use-i18n.ts'
import { versionFact } from '#items/editor/facts.tsx'
import { RowFacts } from './row-facts.tsx'

const M = {
  usedBy: msg('trigger-facts.used-by', 'Used by'),
  tags: msg('trigger-facts.tags', '{count, plural, one {# tag} other {# tags}}'),
}

/** The facts about a trigger of a meta-site. */
export function TriggerFacts({ metaSiteId, id }: { metaSiteId: string; id: string }) {
  const { t } = useI18n()
  return (
    <RowFacts
      query={useQuery(metaTriggerQuery(metaSiteId, id))}
      facts={({ attributes, relationships }) => [
        versionFact(t, 'trigger', attributes.is_published),
        { label: t(M.usedBy), value: t(M.tags, { count: relationships.tags.data.length }) },
      ]}
    />
  )
}
