import type { CopyForm } from '@waymark/domain/copy'
import { msg } from '@waymark/domain/message'
import type { Form } from '@waymark/forms/form'
import { COPY_LABELS } from '@waymark/forms/models/copy'
import { Switch } from '@waymark/ui/controls'
import { useId } from 'react'
import { useField } from '#form/use-form.ts'
import { useI18n } from '#i18n/use-i18n.ts'
import styles from './copy-dialog.module.css'

const M = {
  keepHint: msg(
    'copy.leave-triggers-hint',
    '{count, plural, =0 {It has no triggers.} one {# trigger.} other {# triggers.}} Without triggers, the copy does not fire.',
  ),
  takeHint: msg(
    'copy.take-triggers-hint',
    '{count, plural, =0 {Its triggers and the variables they use.} one {# trigger and the variables it uses.} other {# triggers and the variables they use.}} A name that is taken there gets “(copy)”.',
  ),
}

interface TriggersSwitchProps {
  form: Form<CopyForm>
  triggers: number
  readOnly: boolean
}

/** The switch for the triggers of a tag: kept by a duplicate unless turned off, or copied to another site if turned on. */
export function TriggersSwitch({ form, triggers, readOnly }: TriggersSwitchProps) {
  const { t } = useI18n()
  const id = useId()
  const duplicates = useField(form, 'operation').value === 'duplicate'
  const { value, setValue } = useField(form, duplicates ? 'removeConnections' : 'copyConnections')
  return (
    <div className={styles.switch}>
      <Switch
        id={id}
        checked={duplicates ? !value : value}
        onChange={(on) => setValue(duplicates ? !on : on)}
        readOnly={readOnly}
        aria-describedby={`${id}hint`}
      />
      <label htmlFor={id}>{t(COPY_LABELS[duplicates ? 'removeConnections' : 'copyConnections'])}</label>
      <span className={styles.hint} id={`${id}hint`}>
        {t(duplicates ? M.keepHint : M.takeHint, { count: triggers })}
      </span>
    </div>
  )
}
