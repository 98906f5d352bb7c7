import { msg } from '@waymark/domain/message'
import { newTriggerSections, storedTriggerSections } from '@waymark/forms/models/trigger'
import { Section } from '@waymark/ui/layout'
import { useFormValue } from '#form/use-form.ts'
import { useI18n } from '#i18n/use-i18n.ts'
import { AudienceSection } from './audience-section.tsx'
import { EventSection } from './event-section.tsx'
import { MembersSection } from './members-section.tsx'
import { MultiplicitySection } from './multiplicity-section.tsx'
import type { DescribedTriggerSectionProps, TriggerSectionProps } from './section-props.ts'
import styles from './trigger-form.module.css'

const ACTIVATION = msg(
  'trigger-form.activation-text',
  'A group fires once per page load. Navigation in a single-page app keeps the counts; a page load resets them. Other checks of the tags, such as consent, do not count here.',
)

type TriggerFormProps = TriggerSectionProps & {
  /** The stored trigger; none while it is being added. */
  triggerId: string | undefined
  /** Whether the form begins with these sections. */
  first?: boolean
}

/** Every section of a trigger's form below its name, the same when adding, when editing and inside a tag. */
export function TriggerSections({ first = false, ...props }: TriggerFormProps) {
  const sectionsOf = props.triggerId === undefined ? newTriggerSections : storedTriggerSections
  const sections = useFormValue(props.form, ({ get }) => sectionsOf(get().values))
  return sections.map((section, index) => (
    <TriggerSection key={section.key} {...props} section={section} first={first && index === 0} />
  ))
}

function TriggerSection({ triggerId, first = false, ...props }: TriggerFormProps & DescribedTriggerSectionProps) {
  switch (props.section.key) {
    case 'members':
      return <MembersSection {...props} triggerId={triggerId} first={first} />
    case 'event':
      return <EventSection {...props} first={first} stored={triggerId !== undefined} />
    case 'audience':
      return <AudienceSection {...props} />
    case 'activation':
      return <ActivationSection {...props} />
    default:
      return <MultiplicitySection {...props} />
  }
}

function ActivationSection({ section: { label, about } }: DescribedTriggerSectionProps) {
  const { t } = useI18n()
  return (
    <Section title={t(label)} description={about && t(about)}>
      <p className={styles.muted}>{t(ACTIVATION)}</p>
    </Section>
  )
}
