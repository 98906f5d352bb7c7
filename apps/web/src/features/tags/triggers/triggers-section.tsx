import { msg } from '@waymark/domain/message'
import { triggerTypesFor } from '@waymark/domain/tag'
import { TRIGGER_TYPE_LABELS } from '@waymark/domain/trigger/types'
import { withLinked } from '@waymark/forms/models/tag'
import { Button, LabelButton } from '@waymark/ui/controls'
import { Badge } from '@waymark/ui/data'
import { EditedMark } from '@waymark/ui/form'
import { Icon } from '@waymark/ui/icon'
import { LinkRow, LinkRows, Section } from '@waymark/ui/layout'
import { lazy, Suspense, useState } from 'react'
import { useFieldText } from '../../../controls/field-text.ts'
import { TRIGGER_ICONS } from '../../../sites/trigger-looks.ts'
import type { PartProps } from '../form/tag-form-parts.ts'

const ChooseTriggers = lazy(() => import('./choose-triggers.tsx'))

const W = {
  title: msg('tags.triggers', 'Triggers'),
  about: msg('tags.triggers-about', 'Fires when any of these does.'),
  choose: msg('tags.triggers.choose', 'Choose existing'),
  detach: msg('tags.triggers.detach', 'Detach'),
  detachOne: msg('tags.triggers.detach-one', 'Detach {name}'),
  missing: msg('tags.triggers.missing-condition', 'Missing condition'),
  none: msg('tags.triggers.none', 'No triggers yet. Without one the tag never fires.'),
}

/** The triggers that make the tag run: choose among those of the site, or let go of one. */
export function TriggersSection({ appId, template, spot, readOnly }: PartProps & { appId: string }) {
  const { say, edited } = useFieldText()
  const [choosing, setChoosing] = useState(false)
  const place = spot.at('triggers')
  const triggers = place.value
  const mark = edited(place.edited)
  const types = triggerTypesFor(template.stored.template)
  return (
    <Section
      id="section-triggers"
      title={say(W.title)}
      count={triggers.length}
      mark={mark && <EditedMark>{mark}</EditedMark>}
      description={say(W.about)}
      actions={
        !readOnly && (
          <LabelButton icon="link" onPress={() => setChoosing(true)}>
            {say(W.choose)}
          </LabelButton>
        )
      }
    >
      {triggers.length === 0 ? (
        <p>{say(W.none)}</p>
      ) : (
        <LinkRows label={say(W.title)}>
          {triggers.map(({ id, name, type, hasAbandonedConditions, hasConditionsWithAbandonedVariable }) => (
            <LinkRow
              key={id}
              icon={<Icon name={TRIGGER_ICONS[type]} />}
              name={name}
              caption={say(TRIGGER_TYPE_LABELS[type])}
              badge={
                (hasAbandonedConditions || hasConditionsWithAbandonedVariable) && (
                  <Badge tone="danger" icon="error">
                    {say(W.missing)}
                  </Badge>
                )
              }
              actions={
                !readOnly && (
                  <Button
                    size="small"
                    variant="quiet"
                    aria-label={say(W.detachOne, { name })}
                    onPress={() => place.set(triggers.filter((linked) => linked.id !== id))}
                  >
                    {say(W.detach)}
                  </Button>
                )
              }
            />
          ))}
        </LinkRows>
      )}
      {choosing && (
        <Suspense>
          <ChooseTriggers
            appId={appId}
            types={types}
            linked={triggers.map(({ id }) => id)}
            onClose={() => setChoosing(false)}
            onChoose={(more) => {
              place.set(withLinked(triggers, more))
              setChoosing(false)
            }}
          />
        </Suspense>
      )}
    </Section>
  )
}
