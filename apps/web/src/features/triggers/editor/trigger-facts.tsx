import { msg } from '@waymark/domain/message'
import type { Site } from '@waymark/domain/site'
import { TRIGGER_APPEARANCES, type Trigger } from '@waymark/domain/trigger'
import { FactButton, FactStrip } from '@waymark/ui/layout'
import { TYPE } from '#i18n/list-messages.ts'
import { useI18n } from '#i18n/use-i18n.ts'
import { Fact, metaFact, versionFact } from '#items/editor/facts.tsx'
import { TAG_COUNT, USED_BY } from '#items/facts/fact-messages.ts'

const M = {
  meta: msg('trigger-facts.meta', 'Meta trigger'),
  type: TYPE,
  usedBy: USED_BY,
  tags: TAG_COUNT,
  triggers: msg('trigger-facts.triggers', '{count, plural, one {# trigger} other {# triggers}}'),
}

/** The kinds of items that use a trigger: tags, and groups that contain it. */
export type Related = 'tags' | 'triggers'

interface TriggerFactsProps {
  trigger: Trigger
  site: Site
  /** The panel that is open. */
  open: Related | null
  onOpen: (related: Related | null) => void
}

/** A summary of a trigger in one line; the numbers of tags and groups that use it open a panel. */
export function TriggerFacts({ trigger, site, open, onOpen }: TriggerFactsProps) {
  const { t } = useI18n()
  const { trigger_type, is_published } = trigger.attributes
  const { tags, triggers } = trigger.relationships
  const number = (related: Related, count: number) => (
    <FactButton aria-expanded={open === related} onPress={() => onOpen(open === related ? null : related)}>
      {t(M[related], { count })}
    </FactButton>
  )
  const facts = [
    metaFact(t, site, M.meta),
    { key: 'type', label: t(M.type), value: t(TRIGGER_APPEARANCES[trigger_type].name) },
    versionFact(t, 'trigger', is_published),
    {
      key: 'used-by',
      label: t(M.usedBy),
      value: (
        <Fact>
          {number('tags', tags.data.length)}
          {trigger_type !== 'trigger_group' && number('triggers', triggers.data.length)}
        </Fact>
      ),
    },
  ]
  return <FactStrip paired facts={facts.filter((fact) => fact !== false)} />
}
