import { msg } from '@waymark/domain/message'
import { conditionsLeft, storedTypeOf } from '@waymark/domain/trigger'
import { triggerTypes } from '@waymark/domain/trigger/types'
import { EditedMark } from '@waymark/ui/form'
import { Section } from '@waymark/ui/layout'
import { FieldControl } from '#form/controls/field-control.tsx'
import { useFieldText } from '#form/controls/field-text.ts'
import { useEdited, useFormValue } from '#form/use-form.ts'
import { HelpLink } from '#items/help-link.tsx'
import { Conditions } from './conditions.tsx'
import { InvalidPatterns } from './invalid-patterns.tsx'
import type { DescribedTriggerSectionProps } from './section-props.ts'
import styles from './trigger-form.module.css'
import { TRIGGER_HELP } from './trigger-messages.ts'
import { useSettings } from './use-settings.ts'

const FIXED = msg('trigger-form.type-fixed', 'Cannot be changed later. Add a new trigger instead.')

/** Controls that need the whole width of the form. */
const WIDE: ReadonlySet<string> = new Set(['radio', 'checkbox', 'switch', 'selector'])

/** The settings of the trigger's type, and its conditions. */
export function EventSection({
  appId,
  form,
  readOnly,
  first,
  stored,
  section: { label, about, fields, fixed = [] },
}: DescribedTriggerSectionProps & {
  first: boolean
  /** Whether the trigger is stored: then its help page is linked here. */
  stored: boolean
}) {
  const { t, edited } = useFieldText()
  const settings = useSettings(form, fields)
  const conditions = form.field('conditions')
  const { type, left } = useFormValue(form, ({ get }) => ({
    type: storedTypeOf(get().values),
    left: conditionsLeft(get().values),
  }))
  const mark = edited(useEdited(form, conditions))
  return (
    <Section
      first={first}
      id="section-event"
      title={t(label)}
      description={
        <>
          {about && t(about)}{' '}
          {stored && <HelpLink inText topic={triggerTypes[form.get().values.type].help} label={TRIGGER_HELP} />}
        </>
      }
      mark={mark && <EditedMark>{mark}</EditedMark>}
    >
      <div className={styles.stack}>
        {settings.length > 0 && (
          <div className={styles.settings}>
            {settings.map(({ name, definition, field }) => {
              const isFixed = fixed.includes(name)
              return (
                <div key={name} className={WIDE.has(definition.control) ? styles.whole : undefined}>
                  <FieldControl definition={definition} field={field} readOnly={readOnly || isFixed} />
                  {isFixed && (
                    <p className={styles.fixed} data-below={definition.control}>
                      {t(FIXED)}
                    </p>
                  )}
                </div>
              )
            })}
          </div>
        )}
        <Conditions appId={appId} type={type} field={conditions} left={left} readOnly={readOnly} />
        <InvalidPatterns form={form} />
      </div>
    </Section>
  )
}
