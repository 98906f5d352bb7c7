import { type TriggerTypeDefinition, triggerTypes } from '@waymark/domain/trigger/types'
import type { FieldApi } from '@waymark/forms/form'
import { Section } from '@waymark/ui/layout'
import { FieldControl } from '#form/controls/field-control.tsx'
import { useField } from '#form/use-form.ts'
import { useI18n } from '#i18n/use-i18n.ts'
import type { DescribedSectionProps } from './section-props.ts'
import { settingsAmong } from './settings-among.ts'
import styles from './trigger-form.module.css'
import { withUnit } from './with-unit.ts'

/** How often a trigger may fire, for the kinds that can be limited. */
export function MultiplicitySection({ form, readOnly, section: { label, about, fields = [] } }: DescribedSectionProps) {
  const { t } = useI18n()
  const triggerType: TriggerTypeDefinition = triggerTypes[form.get().values.type]
  const settings = useField(form, 'settings')
  return (
    <Section id="section-multiplicity" title={t(label)} description={about && t(about)}>
      <div className={styles.stack}>
        {settingsAmong(triggerType, fields).map(([key, definition]) => (
          <div key={key} className={definition.control === 'number' ? styles.narrow : undefined}>
            <FieldControl
              definition={withUnit(definition, triggerType, settings.value)}
              field={settings.at(key) as FieldApi<unknown>}
              readOnly={readOnly}
            />
          </div>
        ))}
      </div>
    </Section>
  )
}
