import { Section } from '@waymark/ui/layout'
import { FieldControl } from '#form/controls/field-control.tsx'
import { useI18n } from '#i18n/use-i18n.ts'
import type { DescribedTriggerSectionProps } from './section-props.ts'
import styles from './trigger-form.module.css'
import { useSettings } from './use-settings.ts'

/** How often a trigger may fire, for the kinds that can be limited. */
export function MultiplicitySection({
  form,
  readOnly,
  section: { label, about, fields },
}: DescribedTriggerSectionProps) {
  const { t } = useI18n()
  const settings = useSettings(form, fields)
  return (
    <Section id="section-multiplicity" title={t(label)} description={about && t(about)}>
      <div className={styles.stack}>
        {settings.map(({ name, definition, field }) => (
          <div key={name} className={definition.control === 'number' ? styles.narrow : undefined}>
            <FieldControl definition={definition} field={field} readOnly={readOnly} />
          </div>
        ))}
      </div>
    </Section>
  )
}
