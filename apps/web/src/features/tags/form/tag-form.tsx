import { hasSchedule } from '@waymark/domain/tag'
import type { Form } from '@waymark/forms/form'
import { type TagValues, withRefreshed } from '@waymark/forms/models/tag'
import { Still } from '#form/still.tsx'
import { TriggersSection } from '../triggers/triggers-section.tsx'
import { FlightDates } from './flight-dates.tsx'
import { AdvancedSection } from './settings-fields.tsx'
import type { PartProps } from './tag-form-parts.ts'
import { TemplateSections } from './template-section.tsx'

/** Every section of a tag's form below its name, the same when adding and when editing. */
export function TagFormSections({
  form,
  first = false,
  fresh = false,
  ...props
}: PartProps & {
  appId: string
  form: Form<TagValues>
  /** Nothing of the form stands above. */
  first?: boolean
  /** The tag is being added: what the template has prefilled stands nearest to it. */
  fresh?: boolean
}) {
  const { template, spot, readOnly, appId } = props
  const scheduled = hasSchedule(template.stored.template)
  const settings = [spot.at('consentType'), spot.at('respectVisitorsPrivacy'), spot.at('disableInDebugMode')]
  const also = [template, readOnly, appId, first]
  const advanced = scheduled && (
    <Still of={settings} also={[...also, fresh]}>
      {() => <AdvancedSection {...props} fresh={fresh} />}
    </Still>
  )
  return (
    <>
      <Still of={[spot.at('options'), spot.at('code'), spot.at('documentWrite'), ...settings]} also={also}>
        {() => <TemplateSections {...props} first={first} />}
      </Still>
      {fresh && advanced}
      {scheduled && (
        <Still of={[spot.at('schedule')]} also={also}>
          {() => <FlightDates {...props} />}
        </Still>
      )}
      {!fresh && advanced}
      <Still of={[spot.at('triggers')]} also={[...also, fresh]}>
        {() => (
          <TriggersSection
            {...props}
            fresh={fresh}
            onTriggerSaved={(stored) =>
              form.send({
                type: 'amend',
                amend: (values) => ({ ...values, triggers: withRefreshed(values.triggers, stored) }),
              })
            }
          />
        )}
      </Still>
    </>
  )
}
