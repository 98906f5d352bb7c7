import { hasSchedule } from '@waymark/domain/tag'
import { FlightDates } from './flight-dates.tsx'
import type { SectionProps } from './section-props.ts'
import { AdvancedSection } from './settings-fields.tsx'
import { TemplateSections } from './template-section.tsx'
import { TriggersSection } from './triggers-section.tsx'

/**
 * Every section of a tag's form below its name, the same when adding and when editing. Works on screens below the route
 * `/_signed-in/tag/app/$appId`, from which the sections read the site and the permissions (`useSite`, `useCan`). What
 * else it needs around it is in docs/recipes/show-the-tag-form-elsewhere.md.
 */
export function TagFormSections({
  appId,
  first = false,
  fresh = false,
  ...props
}: SectionProps & {
  appId: string
  /** Whether the form begins with these sections. */
  first?: boolean
  /** Whether the tag is being added: prefilled sections then follow the fields of the template. */
  fresh?: boolean
}) {
  const scheduled = hasSchedule(props.template.stored.template)
  const advanced = scheduled && <AdvancedSection {...props} fresh={fresh} />
  return (
    <>
      <TemplateSections {...props} first={first} />
      {fresh && advanced}
      {scheduled && <FlightDates {...props} />}
      {!fresh && advanced}
      <TriggersSection {...props} appId={appId} fresh={fresh} />
    </>
  )
}
