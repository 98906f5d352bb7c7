import { msg } from '@waymark/domain/message'
import { Section } from '@waymark/ui/layout'
import { useI18n } from '#i18n/use-i18n.ts'
import { AudienceSection } from './audience-section.tsx'
import { EventSection } from './event-section.tsx'
import { MembersSection } from './members-section.tsx'
import { MultiplicitySection } from './multiplicity-section.tsx'
import type { TriggerSectionProps } from './section-props.ts'
import styles from './trigger-form.module.css'

const M = {
  activation: msg('trigger-form.activation', 'Activation'),
  activationAbout: msg('trigger-form.activation-about', 'The same for every group.'),
  activationText: msg(
    'trigger-form.activation-text',
    'A group fires once per page load. Navigation in a single-page app keeps the counts; a page load resets them. Other checks of the tags, such as consent, do not count here.',
  ),
}

/** Every section of a trigger's form below its name, the same when adding, when editing and inside a tag. */
export function TriggerSections(
  props: TriggerSectionProps & {
    /** The stored trigger; none while it is being added. */
    triggerId: string | undefined
    /** Whether the form begins with these sections. */
    first?: boolean
  },
) {
  const { t } = useI18n()
  const isGroup = props.form.get().values.type === 'trigger-group'
  return (
    <>
      <MembersSection {...props} />
      <EventSection {...props} first={props.first === true && !isGroup} stored={props.triggerId !== undefined} />
      <AudienceSection {...props} />
      <MultiplicitySection {...props} />
      {isGroup && (
        <Section title={t(M.activation)} description={t(M.activationAbout)}>
          <p className={styles.muted}>{t(M.activationText)}</p>
        </Section>
      )}
    </>
  )
}
