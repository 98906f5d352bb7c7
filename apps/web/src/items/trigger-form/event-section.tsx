import type { Field } from '@waymark/domain/field'
import { msg } from '@waymark/domain/message'
import { storedTypeOf } from '@waymark/domain/trigger'
import { type TriggerTypeDefinition, triggerTypes } from '@waymark/domain/trigger/types'
import type { Spot } from '@waymark/forms/form'
import { EditedMark } from '@waymark/ui/form'
import { Section } from '@waymark/ui/layout'
import { FieldControl } from '#form/controls/field-control.tsx'
import { useFieldText } from '#form/controls/field-text.ts'
import { HelpLink } from '#items/help-link.tsx'
import { Conditions } from './conditions.tsx'
import type { PartProps } from './part-props.ts'
import styles from './trigger-form.module.css'
import { withUnit } from './with-unit.ts'

const M = {
  title: msg('trigger-form.event', 'Event'),
  help: msg('trigger-form.help', 'How it works'),
  fixed: msg('trigger-form.type-fixed', 'Decided when the trigger was added. For another choice, add a trigger.'),
  conditions: msg('trigger-form.group-conditions', 'Conditions'),
  conditionsAbout: msg(
    'trigger-form.group-conditions-about',
    'Checked on the event that completes the counts, then again on each later one.',
  ),
}

/** Controls that need the whole width of the form. */
const WIDE: ReadonlySet<string> = new Set(['radio', 'checkbox', 'switch', 'selector'])

/** What sets the trigger off: the settings of its kind, and the conditions that have to hold. */
export function EventSection({
  appId,
  spot,
  readOnly,
  first,
  stored,
}: PartProps & {
  first: boolean
  /** The trigger exists, so its type is fixed; its help page is offered here. */
  stored: boolean
}) {
  const { t, edited } = useFieldText()
  const kind: TriggerTypeDefinition = triggerTypes[spot.value.template]
  const settings = spot.at('settings')
  const asked = new Set<string>(kind.activeFields(settings.value))
  const fields = Object.entries(kind.fields as Readonly<Record<string, Field>>).filter(
    ([key]) => asked.has(key) && !kind.multiplicity.includes(key),
  )
  const isGroup = spot.value.template === 'trigger-group'
  const mark = edited(spot.at('conditions').edited)
  return (
    <Section
      first={first}
      id="section-event"
      title={t(isGroup ? M.conditions : M.title)}
      description={
        <>
          {t(isGroup ? M.conditionsAbout : kind.about)} {stored && <HelpLink topic={kind.help} label={M.help} />}
        </>
      }
      mark={mark && <EditedMark>{mark}</EditedMark>}
    >
      <div className={styles.stack}>
        {fields.length > 0 && (
          <div className={styles.settings}>
            {fields.map(([key, field]) => {
              const fixed = stored && field.api === 'trigger_type'
              return (
                <div key={key} className={WIDE.has(field.control) ? styles.whole : undefined}>
                  <FieldControl
                    field={withUnit(field, kind, settings.value)}
                    spot={settings.at(key) as Spot<unknown>}
                    readOnly={readOnly || fixed}
                  />
                  {fixed && (
                    <p className={styles.fixed} data-below={field.control}>
                      {t(M.fixed)}
                    </p>
                  )}
                </div>
              )
            })}
          </div>
        )}
        <Conditions appId={appId} type={storedTypeOf(spot.value)} spot={spot.at('conditions')} readOnly={readOnly} />
      </div>
    </Section>
  )
}
