import { msg } from '@waymark/domain/message'
import { variableTypes } from '@waymark/domain/variable/types'
import { Section } from '@waymark/ui/layout'
import { CodeArea } from '#form/controls/code-control.tsx'
import { useField } from '#form/use-form.ts'
import { useI18n } from '#i18n/use-i18n.ts'
import type { SettingsProps } from './settings-props.ts'
import { TypeHelp } from './type-help.tsx'
import { useCodeProblems } from './use-code-problems.ts'

const M = {
  title: msg('variables.code', 'Code'),
  about: msg('variables.code-about', 'One expression. A function is called and its result becomes the value.'),
  errors: msg('variables.code-errors', 'Errors are logged on the page and give an undefined value.'),
}

/** The code whose result is the value. */
export function CustomJsSettings({ field, readOnly }: SettingsProps<'custom_js'>) {
  const { t } = useI18n()
  const code = field.at('value')
  const problems = useCodeProblems(useField(code).value)
  const { label } = variableTypes.custom_js.fields.value
  return (
    <Section
      first
      id="section-settings"
      title={t(M.title)}
      description={t(M.about)}
      actions={<TypeHelp topic="custom_js" />}
    >
      <CodeArea
        label={t(label)}
        language="javascript"
        field={code}
        readOnly={readOnly}
        hint={t(M.errors)}
        problems={problems}
      />
    </Section>
  )
}
