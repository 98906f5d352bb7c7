import type { Form } from '@waymark/forms/form'
import { SIGN_IN_POLICY_LABELS, type SignInPolicyForm } from '@waymark/forms/models/sign-in-policy'
import type { ReactNode } from 'react'
import { SwitchField } from '#form/controls/switch-field.tsx'
import { useField } from '#form/use-form.ts'
import { useI18n } from '#i18n/use-i18n.ts'
import styles from './sign-in.module.css'

/** The props of all sections of the form. */
export interface PolicySectionProps {
  readonly form: Form<SignInPolicyForm>
  readonly readOnly: boolean
}

/** One decision as a switch, with what it means, and with what it reveals while it is on. */
export function SwitchRow({
  form,
  readOnly,
  name,
  hint,
  disabledReason,
  children,
}: PolicySectionProps & {
  name: 'two_factor_required' | 'creates_members' | 'password_sign_in'
  hint: string
  disabledReason?: string | undefined
  children?: ReactNode
}) {
  const { t } = useI18n()
  const field = useField(form, name)
  return (
    <SwitchField
      label={t(SIGN_IN_POLICY_LABELS[name])}
      hint={hint}
      field={field}
      readOnly={readOnly}
      disabledReason={disabledReason}
    >
      {field.value && children && <div className={styles.revealed}>{children}</div>}
    </SwitchField>
  )
}
