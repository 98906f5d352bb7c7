import { msg } from '@waymark/domain/message'
import { variableTypes } from '@waymark/domain/variable/types'
import { CodeArea } from '#form/controls/code-control.tsx'
import { useField } from '#form/use-form.ts'
import { useI18n } from '#i18n/use-i18n.ts'
import type { SettingsProps } from './settings-props.ts'
import { SettingsSection } from './settings-section.tsx'
import { useCodeProblems } from './use-code-problems.ts'

const ERRORS = msg('variables.code-errors', 'Errors are logged on the page and give an undefined value.')

/** The code whose result is the value. */
export function CustomJsSettings(props: SettingsProps<'custom_js'>) {
  const { t } = useI18n()
  const code = props.field.at('value')
  const problems = useCodeProblems(useField(code).value)
  const { label } = variableTypes.custom_js.fields.value
  return (
    <SettingsSection settings={props}>
      <CodeArea
        label={t(label)}
        language="javascript"
        field={code}
        readOnly={props.readOnly}
        hint={t(ERRORS)}
        problems={problems}
      />
    </SettingsSection>
  )
}
