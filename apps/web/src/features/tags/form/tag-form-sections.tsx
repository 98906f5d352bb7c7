import { hasSchedule } from '@waymark/domain/tag'
import { lazy, Suspense } from 'react'
import { FiringPlaceholder } from './firing-placeholder.tsx'
import { FlightDates } from './flight-dates.tsx'
import type { TagSectionProps } from './section-props.ts'
import { AdvancedSection, ConsentSection } from './settings-fields.tsx'
import { TemplateSections } from './template-section.tsx'
import { TriggersSection } from './triggers-section.tsx'

const FiringSection = lazy(() => import('./firing-section.tsx'))

/**
 * Every section of a tag's form below its name. What a new tag has first, a stored one has last: when adding,
 * prefilled settings follow the fields of the template; when editing, the triggers do. Works on screens below the route
 * `/_signed-in/tag/app/$appId`, from which the sections read the site and the permissions (`useSite`, `useCan`). What
 * else it needs around it is in docs/recipes/show-the-tag-form-elsewhere.md.
 */
export function TagFormSections({
  appId,
  first = false,
  fresh = false,
  tagId,
  ...props
}: TagSectionProps & {
  appId: string
  /** The tag that is edited; absent for a new one. */
  tagId?: string
  /** Whether the form begins with these sections. */
  first?: boolean
  /** Whether the tag is being added: prefilled sections then follow the fields of the template. */
  fresh?: boolean
}) {
  const scheduled = hasSchedule(props.template.stored.template)
  const dates = scheduled && <FlightDates {...props} />
  const triggers = (
    <>
      <TriggersSection {...props} appId={appId} fresh={fresh} />
      <Suspense fallback={<FiringPlaceholder />}>
        <FiringSection {...props} appId={appId} tagId={tagId} />
      </Suspense>
    </>
  )
  return (
    <>
      <TemplateSections {...props} first={first} />
      {!fresh && triggers}
      {!fresh && dates}
      {scheduled && <ConsentSection {...props} fresh={fresh} />}
      {fresh && dates}
      {fresh && triggers}
      {!fresh && scheduled && <AdvancedSection {...props} />}
    </>
  )
}
