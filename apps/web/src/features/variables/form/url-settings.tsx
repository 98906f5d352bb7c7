import { msg } from '@waymark/domain/message'
import { variableTypes } from '@waymark/domain/variable/types'
import { Section } from '@waymark/ui/layout'
import { FieldControl } from '#form/controls/field-control.tsx'
import { useI18n } from '#i18n/use-i18n.ts'
import styles from './form.module.css'
import type { SettingsProps } from './settings-props.ts'
import { TypeHelp } from './type-help.tsx'

const M = {
  title: msg('variables.url', 'Address'),
  about: msg('variables.url-about', 'A part of the address of the page at the time of the event.'),
}

/** Which part of the page's address is taken; a parameter needs its name. */
export function UrlSettings({ spot, readOnly }: SettingsProps<'url'>) {
  const { t } = useI18n()
  const { value, parameterName } = variableTypes.url.fields
  return (
    <Section first id="section-settings" title={t(M.title)} description={t(M.about)} actions={<TypeHelp topic="url" />}>
      <FieldControl field={value} spot={spot.at('value')} readOnly={readOnly} />
      {spot.value.value === 'parameter' && (
        <div className={styles.half}>
          <FieldControl field={parameterName} spot={spot.at('parameterName')} readOnly={readOnly} />
        </div>
      )}
    </Section>
  )
}
