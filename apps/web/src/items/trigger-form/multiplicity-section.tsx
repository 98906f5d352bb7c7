import type { Field } from '@waymark/domain/field'
import { msg } from '@waymark/domain/message'
import { type TriggerTypeDefinition, triggerTypes } from '@waymark/domain/trigger/types'
import type { Spot } from '@waymark/forms/form'
import { Section } from '@waymark/ui/layout'
import { FieldControl } from '#form/controls/field-control.tsx'
import { useI18n } from '#i18n/use-i18n.ts'
import type { PartProps } from './part-props.ts'
import styles from './trigger-form.module.css'
import { withUnit } from './with-unit.ts'

const M = {
  title: msg('multiplicity.title', 'Multiplicity'),
  about: msg('multiplicity.about', 'How often it may fire for one visitor.'),
}

/** How often a trigger may fire, for the kinds that can be limited. */
export function MultiplicitySection({ spot, readOnly }: PartProps) {
  const { t } = useI18n()
  const kind: TriggerTypeDefinition = triggerTypes[spot.value.template]
  if (kind.multiplicity.length === 0) return null
  const settings = spot.at('settings')
  const asked = new Set<string>(kind.activeFields(settings.value))
  return (
    <Section id="section-multiplicity" title={t(M.title)} description={t(M.about)}>
      <div className={styles.stack}>
        {kind.multiplicity
          .filter((key) => asked.has(key))
          .map((key) => {
            const field = (kind.fields as Readonly<Record<string, Field>>)[key]!
            return (
              <div key={key} className={field.control === 'number' ? styles.narrow : undefined}>
                <FieldControl
                  field={withUnit(field, kind, settings.value)}
                  spot={settings.at(key) as Spot<unknown>}
                  readOnly={readOnly}
                />
              </div>
            )
          })}
      </div>
    </Section>
  )
}
