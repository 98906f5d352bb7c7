import { newTagSections, storedTagSections } from '@waymark/forms/models/tag'
import { lazy, type ReactNode, Suspense } from 'react'
import { useFormValue } from '#form/use-form.ts'
import { CodeSection } from './code-section.tsx'
import { FiringPlaceholder } from './firing-placeholder.tsx'
import { FlightDates } from './flight-dates.tsx'
import type { DescribedTagSectionProps, TagSectionProps } from './section-props.ts'
import { TagSettingsSection } from './settings-fields.tsx'
import { TemplateSteps } from './steps/template-steps.tsx'
import { TemplateSection } from './template-section.tsx'
import { TrackerNote } from './tracker-note.tsx'
import { TriggersSection } from './triggers-section.tsx'

const FiringSection = lazy(() => import('./firing-section.tsx'))

type TagForm = TagSectionProps & {
  appId: string
  /** The stored tag; none while it is being added. */
  tagId: string | undefined
}

/**
 * Every section of a tag's form below its name, as the form's model describes them: `newTagSections` or
 * `storedTagSections`. Works on screens below the route `/_signed-in/tag/app/$appId`, from which the sections read the site
 * and the permissions (`useSite`, `useCan`). What else it needs around it is in
 * docs/recipes/show-the-tag-form-elsewhere.md.
 */
export function TagFormSections({
  first = false,
  ...form
}: TagForm & {
  /** Whether the form begins with these sections. */
  first?: boolean
}) {
  const { template, tagId } = form
  const sections = useFormValue(form.form, ({ get }) =>
    (tagId === undefined ? newTagSections : storedTagSections)(template, get().values).filter(
      ({ key }) => key !== 'name',
    ),
  )
  const hasSteps = template.slots?.some((slot) => slot !== 'ecommerce-presets') ?? false
  return (
    <>
      {template.limits && <TrackerNote template={template} />}
      {template.slots?.map((slot) => (
        <TemplateSteps key={slot} slot={slot} first={first} />
      ))}
      {sections.map((section, index) => (
        <TagSection key={section.key} {...form} section={section} first={first && index === 0 && !hasSteps} />
      ))}
    </>
  )
}

function TagSection({ appId, tagId, ...props }: TagForm & DescribedTagSectionProps): ReactNode {
  switch (props.section.key) {
    case 'code':
      return <CodeSection {...props} />
    case 'consent':
    case 'advanced':
      return <TagSettingsSection {...props} />
    case 'schedule':
      return <FlightDates {...props} />
    case 'triggers':
      return <TriggersSection {...props} appId={appId} fresh={tagId === undefined} />
    case 'firing':
      return (
        <Suspense fallback={<FiringPlaceholder />}>
          <FiringSection {...props} appId={appId} tagId={tagId} />
        </Suspense>
      )
    default:
      return <TemplateSection {...props} />
  }
}
