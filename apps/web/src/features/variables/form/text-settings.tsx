import { variableTypes } from '@waymark/domain/variable/types'
import { LongText } from './long-text.tsx'
import type { SettingsProps } from './settings-props.ts'
import { SettingsSection } from './settings-section.tsx'

/** One line of text: a constant, or the name of a cookie, key or property. */
export function TextSettings(props: SettingsProps<'constant' | 'cookie' | 'data_layer' | 'document'>) {
  const { type, field, readOnly } = props
  return (
    <SettingsSection settings={props}>
      <LongText definition={variableTypes[type].fields.value} field={field.at('value')} readOnly={readOnly} />
    </SettingsSection>
  )
}
