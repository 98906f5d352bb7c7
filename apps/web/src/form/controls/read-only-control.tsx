import { msg } from '@waymark/domain/message'
import { TextInput } from '@waymark/ui/controls'
import { useField } from '#form/use-form.ts'
import { useI18n } from '#i18n/use-i18n.ts'
import type { ControlProps } from './control-props.ts'
import { Framed } from './framed.tsx'

const NONE = msg('read-only.none', 'Not set')

/** A value set by the installation. */
export function ReadOnlyControl({ definition, label, plain, ...props }: ControlProps<'read-only'>) {
  const field = useField(props.field)
  const { t } = useI18n()
  const { value } = field
  const text = Array.isArray(value) ? value.join(', ') : typeof value === 'string' ? value : ''
  return (
    <Framed definition={definition} field={field} label={label} plain={plain}>
      <TextInput mono value={text} placeholder={t(NONE)} onChange={() => undefined} readOnly aria-label={label} />
    </Framed>
  )
}

/** Stored but not shown. */
export const HiddenControl = () => null
