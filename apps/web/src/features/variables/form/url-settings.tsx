import { msg } from '@waymark/domain/message'
import { variableTypes } from '@waymark/domain/variable/types'
import { Section } from '@waymark/ui/layout'
import { FieldControl } from '#form/controls/field-control.tsx'
import { useField } from '#form/use-form.ts'
import { useI18n } from '#i18n/use-i18n.ts'
import styles from './form.module.css'
import type { SettingsProps } from './settings-props.ts'
import { TypeHelp } from './type-help.tsx'

const M = {
  title: msg('variables.url', 'Address'),
  about: msg('variables.url-about', 'A part of the address of the page at the time of the event.'),
}

/** Which part of the page's address is taken; a parameter needs its name. */
export function UrlSettings({ field, readOnly }: SettingsProps<'url'>) {
  const { t } = useI18n()
  const { value, parameterName } = variableTypes.url.fields
  const isParameter = useField(field.at('value')).value === 'parameter'
  return (
    <Section first id="section-settings" title={t(M.title)} description={t(M.about)} actions={<TypeHelp topic="url" />}>
      <FieldControl definition={value} field={field.at('value')} readOnly={readOnly} />
      {isParameter && (
        <div className={styles.half}>
          <FieldControl definition={parameterName} field={field.at('parameterName')} readOnly={readOnly} />
        </div>
      )}
    </Section>
  )
}
