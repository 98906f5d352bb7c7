import type { Form } from '@waymark/forms/form'
import { SIGN_IN_POLICY_LABELS, type SignInPolicyForm } from '@waymark/forms/models/sign-in-policy'
import { Switch } from '@waymark/ui/controls'
import { EditedMark } from '@waymark/ui/form'
import { type ReactNode, useId } from 'react'
import { useFieldText } from '#form/controls/field-text.ts'
import { useField } from '#form/use-form.ts'
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
  const { t, edited } = useFieldText()
  const id = useId()
  const field = useField(form, name)
  const mark = edited(field.edited)
  return (
    <div className={styles.switchRow}>
      <Switch
        id={id}
        aria-describedby={`${id}hint`}
        checked={field.value}
        onChange={field.setValue}
        readOnly={readOnly}
        disabledReason={disabledReason}
      />
      <label htmlFor={id}>
        {t(SIGN_IN_POLICY_LABELS[name])} {mark && <EditedMark>{mark}</EditedMark>}
      </label>
      <span className={styles.switchHint} id={`${id}hint`}>
        {hint}
      </span>
      {field.value && children && <div className={styles.revealed}>{children}</div>}
    </div>
  )
}
