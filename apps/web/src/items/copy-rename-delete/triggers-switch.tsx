import type { CopyForm } from '@waymark/domain/copy'
import { msg } from '@waymark/domain/message'
import type { Form } from '@waymark/forms/form'
import { Switch } from '@waymark/ui/controls'
import { useId } from 'react'
import { useField } from '#form/use-form.ts'
import { useI18n } from '#i18n/use-i18n.ts'
import styles from './copy-dialog.module.css'

const M = {
  leave: msg('copy.leave-triggers', 'Leave triggers off'),
  leaveHint: msg(
    'copy.leave-triggers-hint',
    'The copy does not fire until it gets triggers. Off: it has the same {count, plural, =0 {triggers} one {trigger} other {# triggers}}.',
  ),
  take: msg('copy.take-triggers', 'Copy its triggers too'),
  takeHint: msg(
    'copy.take-triggers-hint',
    '{count, plural, =0 {Its triggers and the variables they use.} one {# trigger and the variables it uses.} other {# triggers and the variables they use.}} A name that is taken there gets "(copy)".',
  ),
}

/** The switch for the triggers of a tag: left out of a duplicate, or copied to another site. */
export function TriggersSwitch({
  form,
  triggers,
  readOnly,
}: {
  form: Form<CopyForm>
  triggers: number
  readOnly: boolean
}) {
  const { t } = useI18n()
  const id = useId()
  const duplicates = useField(form, 'operation').value === 'duplicate'
  const { value, setValue } = useField(form, duplicates ? 'removeConnections' : 'copyConnections')
  return (
    <div className={styles.switch}>
      <Switch id={id} checked={value} onChange={setValue} readOnly={readOnly} aria-describedby={`${id}hint`} />
      <label htmlFor={id}>{t(duplicates ? M.leave : M.take)}</label>
      <span className={styles.hint} id={`${id}hint`}>
        {t(duplicates ? M.leaveHint : M.takeHint, { count: triggers })}
      </span>
    </div>
  )
}
