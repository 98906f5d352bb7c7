import { hasSchedule } from '@waymark/domain/tag'
import type { Form } from '@waymark/forms/form'
import { type TagValues, withRefreshed } from '@waymark/forms/models/tag'
import { Still } from '../../../forms/still.tsx'
import { TriggersSection } from '../triggers/triggers-section.tsx'
import { FlightDates } from './flight-dates.tsx'
import { AdvancedSection } from './settings-fields.tsx'
import type { PartProps } from './tag-form-parts.ts'
import { TemplateSections } from './template-section.tsx'

/** Every section of a tag's form below its name, the same when adding and when editing. */
export function TagFormSections({
  form,
  first = false,
  ...props
}: PartProps & {
  appId: string
  form: Form<TagValues>
  /** Nothing of the form stands above. */
  first?: boolean
}) {
  const { template, spot, readOnly, appId } = props
  const scheduled = hasSchedule(template.stored.template)
  const settings = [spot.at('consentType'), spot.at('respectVisitorsPrivacy'), spot.at('disableInDebugMode')]
  const also = [template, readOnly, appId, first]
  return (
    <>
      <Still of={[spot.at('options'), spot.at('code'), spot.at('documentWrite'), ...settings]} also={also}>
        {() => <TemplateSections {...props} first={first} />}
      </Still>
      {scheduled && (
        <Still of={settings} also={also}>
          {() => <AdvancedSection {...props} />}
        </Still>
      )}
      {scheduled && (
        <Still of={[spot.at('schedule')]} also={also}>
          {() => <FlightDates {...props} />}
        </Still>
      )}
      <Still of={[spot.at('triggers')]} also={also}>
        {() => (
          <TriggersSection
            {...props}
            onTriggerSaved={(fresh) =>
              form.send({
                type: 'amend',
                amend: (values) => ({ ...values, triggers: withRefreshed(values.triggers, fresh) }),
              })
            }
          />
        )}
      </Still>
    </>
  )
}
