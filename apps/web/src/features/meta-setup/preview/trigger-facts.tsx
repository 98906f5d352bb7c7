import { useQuery } from '@tanstack/react-query'
import { metaTriggerQuery } from '#data/meta-sites.ts'
import { useI18n } from '#i18n/use-i18n.ts'
import { versionFact } from '#items/editor/facts.tsx'
import { TAG_COUNT, USED_BY } from '#items/facts/fact-messages.ts'
import { RowFacts } from './row-facts.tsx'

/** The facts about a trigger of a meta-site. */
export function MetaTriggerFacts({ metaSiteId, id }: { metaSiteId: string; id: string }) {
  const { t } = useI18n()
  return (
    <RowFacts
      query={useQuery(metaTriggerQuery(metaSiteId, id))}
      facts={({ attributes, relationships }) => [
        versionFact(t, 'trigger', attributes.is_published),
        { label: t(USED_BY), value: t(TAG_COUNT, { count: relationships.tags.data.length }) },
      ]}
    />
  )
}
