import type { Field } from '@waymark/domain/field'
import { msg } from '@waymark/domain/message'
import { type TriggerTypeDefinition, triggerTypes } from '@waymark/domain/trigger/types'
import type { FieldApi } from '@waymark/forms/form'
import { Section } from '@waymark/ui/layout'
import { FieldControl } from '#form/controls/field-control.tsx'
import { useField } from '#form/use-form.ts'
import { useI18n } from '#i18n/use-i18n.ts'
import type { TriggerSectionProps } from './section-props.ts'
import styles from './trigger-form.module.css'
import { withUnit } from './with-unit.ts'

const M = {
  title: msg('multiplicity.title', 'Multiplicity'),
  about: msg('multiplicity.about', 'How often it can fire for one visitor.'),
}

/** How often a trigger may fire, for the kinds that can be limited. */
export function MultiplicitySection({ form, readOnly }: TriggerSectionProps) {
  const { t } = useI18n()
  const triggerType: TriggerTypeDefinition = triggerTypes[form.get().values.type]
  const settings = useField(form, 'settings')
  if (triggerType.multiplicity.length === 0) return null
  return (
    <Section id="section-multiplicity" title={t(M.title)} description={t(M.about)}>
      <div className={styles.stack}>
        {triggerType.multiplicity
          .filter((key) => form.isActive(`settings/${key}`))
          .map((key) => {
            const definition = (triggerType.fields as Readonly<Record<string, Field>>)[key]!
            return (
              <div key={key} className={definition.control === 'number' ? styles.narrow : undefined}>
                <FieldControl
                  definition={withUnit(definition, triggerType, settings.value)}
                  field={settings.at(key) as FieldApi<unknown>}
                  readOnly={readOnly}
                />
              </div>
            )
          })}
      </div>
    </Section>
  )
}
