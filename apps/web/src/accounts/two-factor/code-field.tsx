import { msg } from '@waymark/domain/message'
import { LabelButton, TextInput } from '@waymark/ui/controls'
import { Field } from '@waymark/ui/form'
import { useFieldText } from '#form/controls/field-text.ts'
import { RefusalNote } from '#form/refusal-note.tsx'
import { useField } from '#form/use-form.ts'
import type { CodeEntry } from './use-code-entry.ts'

const M = {
  app: msg('two-factor.code', 'Code from your authenticator app'),
  recovery: msg('two-factor.recovery-code', 'Recovery code'),
  toRecovery: msg('two-factor.to-recovery', 'Use a recovery code'),
  toApp: msg('two-factor.to-app', 'Use the authenticator app'),
}

interface CodeFieldProps {
  entry: CodeEntry
  size?: 'medium' | 'large'
  /** Whether a recovery code is taken as well. */
  mayRecover?: boolean
}

/** The field of a code, with the reason above it why the last one was refused. */
export function CodeField({ entry, size = 'medium', mayRecover = false }: CodeFieldProps) {
  const { t, errorText } = useFieldText()
  const { value, error, setValue } = useField(entry.form, 'code')
  const isRecovery = useField(entry.form, 'source').value === 'recovery'
  return (
    <>
      <RefusalNote text={entry.refusal} />
      <Field
        label={t(isRecovery ? M.recovery : M.app)}
        error={errorText(error)}
        {...(mayRecover && {
          action: <LabelButton onPress={entry.swap}>{t(isRecovery ? M.toApp : M.toRecovery)}</LabelButton>,
        })}
      >
        <TextInput
          // The keyboard of a phone changes only with a new field.
          key={isRecovery ? 'recovery' : 'app'}
          ref={entry.input}
          size={size}
          mono
          name={isRecovery ? 'recovery-code' : 'code'}
          autoComplete={isRecovery ? 'off' : 'one-time-code'}
          inputMode={isRecovery ? 'text' : 'numeric'}
          autoFocus
          value={value}
          onChange={setValue}
        />
      </Field>
    </>
  )
}
