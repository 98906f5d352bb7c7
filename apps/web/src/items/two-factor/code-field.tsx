import { FIELD_ERRORS } from '@waymark/domain/field'
import { msg } from '@waymark/domain/message'
import { LabelButton, TextInput } from '@waymark/ui/controls'
import { Field } from '@waymark/ui/form'
import { Note } from '@waymark/ui/layout'
import { useRefusalText } from '#data/session/use-refusal-text.ts'
import { useI18n } from '#i18n/use-i18n.ts'
import type { CodeEntry } from './use-code-entry.ts'

const M = {
  app: msg('two-factor.code', 'Code from your authenticator app'),
  recovery: msg('two-factor.recovery-code', 'Recovery code'),
  toRecovery: msg('two-factor.to-recovery', 'Use a recovery code'),
  toApp: msg('two-factor.to-app', 'Use the authenticator app'),
}

/** The field of a code, with the reason above it why the last one was refused. */
export function CodeField({
  entry,
  size = 'medium',
  mayRecover = false,
}: {
  entry: CodeEntry
  size?: 'medium' | 'large'
  /** Whether a recovery code is taken as well. */
  mayRecover?: boolean
}) {
  const { t } = useI18n()
  const refusalText = useRefusalText()
  const { code, isRecovery, input, failure } = entry
  return (
    <>
      {failure && (
        <Note tone="danger" role="alert">
          {refusalText(failure)}
        </Note>
      )}
      <Field
        label={t(isRecovery ? M.recovery : M.app)}
        {...(entry.isMissing && { error: t(FIELD_ERRORS.required) })}
        {...(mayRecover && {
          action: <LabelButton onPress={entry.swap}>{t(isRecovery ? M.toApp : M.toRecovery)}</LabelButton>,
        })}
      >
        <TextInput
          // The keyboard of a phone changes only with a new field.
          key={isRecovery ? 'recovery' : 'app'}
          ref={input}
          size={size}
          mono
          name={isRecovery ? 'recovery-code' : 'code'}
          autoComplete={isRecovery ? 'off' : 'one-time-code'}
          inputMode={isRecovery ? 'text' : 'numeric'}
          autoFocus
          value={code}
          onChange={entry.change}
        />
      </Field>
    </>
  )
}
