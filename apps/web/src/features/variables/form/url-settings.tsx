import { variableField } from '@waymark/forms/models/variable'
import { FieldControl } from '#form/controls/field-control.tsx'
import styles from './form.module.css'
import type { SettingsProps } from './settings-props.ts'
import { SettingsSection } from './settings-section.tsx'

/** Which part of the page's address is taken; a parameter needs its name. */
export function UrlSettings(props: SettingsProps<'url'>) {
  const { section, field, readOnly } = props
  return (
    <SettingsSection settings={props}>
      {section.fields.map((name) => {
        const { key, definition } = variableField(props, name)!
        return (
          <div key={name} className={definition.control === 'radio' ? undefined : styles.half}>
            <FieldControl definition={definition} field={field.at(key as 'value')} readOnly={readOnly} />
          </div>
        )
      })}
    </SettingsSection>
  )
}
