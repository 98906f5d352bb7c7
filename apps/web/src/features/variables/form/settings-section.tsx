import { msg } from '@waymark/domain/message'
import type { FieldApi } from '@waymark/forms/form'
import { EditedMark } from '@waymark/ui/form'
import { VariableToken } from '@waymark/ui/icon'
import { Section } from '@waymark/ui/layout'
import type { ReactNode } from 'react'
import { useFieldText } from '#form/controls/field-text.ts'
import { useEdited } from '#form/use-form.ts'
import { Trans } from '#i18n/trans.tsx'
import { HelpLink } from '#items/help-link.tsx'
import { ABOUT_TYPES } from '../variable-messages.ts'
import styles from './form.module.css'
import type { SettingsProps } from './settings-props.ts'

export const EXAMPLE = msg('variables.example', 'Example')

/** `{{variable}}` as it stands in explanations. */
const EXAMPLE_REFERENCE = <VariableToken name="variable" />

interface SettingsSectionProps {
  settings: SettingsProps<any>
  marks?: readonly FieldApi<any>[]
  count?: string
  actions?: ReactNode
  children: ReactNode
}

/** A section of a variable's form; the first links to the help page of the type. Marked while one of `marks` is edited. */
export function SettingsSection({
  settings: { type, section, first, field },
  marks = [],
  count,
  actions,
  children,
}: SettingsSectionProps) {
  const { t, edited } = useFieldText()
  const mark = edited(useEdited(field.form, ...marks))
  return (
    <Section
      first={first}
      id={`section-${section.key}`}
      title={t(section.label)}
      mark={mark && <EditedMark>{mark}</EditedMark>}
      count={count}
      description={section.about && <Trans message={section.about} components={{ ref: EXAMPLE_REFERENCE }} />}
      actions={first ? <HelpLink topic={type} label={ABOUT_TYPES} className={styles.help} /> : actions}
    >
      {children}
    </Section>
  )
}
