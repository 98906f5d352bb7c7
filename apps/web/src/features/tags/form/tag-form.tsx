import { hasSchedule } from '@waymark/domain/tag'
import type { Form } from '@waymark/forms/form'
import { type TagValues, withRefreshed } from '@waymark/forms/models/tag'
import { TriggersSection } from '../triggers/triggers-section.tsx'
import { FlightDates } from './flight-dates.tsx'
import { AdvancedSection } from './settings-fields.tsx'
import type { PartProps } from './tag-form-parts.ts'
import { TemplateSections } from './template-section.tsx'

/** Every section of a tag's form below its name, the same when adding and when editing. */
export function TagFormSections({ form, ...props }: PartProps & { appId: string; form: Form<TagValues> }) {
  const scheduled = hasSchedule(props.template.stored.template)
  return (
    <>
      <TemplateSections {...props} />
      {scheduled && <AdvancedSection {...props} />}
      {scheduled && <FlightDates {...props} />}
      <TriggersSection
        {...props}
        onTriggerSaved={(fresh) =>
          form.send({
            type: 'amend',
            amend: (values) => ({ ...values, triggers: withRefreshed(values.triggers, fresh) }),
          })
        }
      />
    </>
  )
}
