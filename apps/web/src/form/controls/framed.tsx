import type { Field as DomainField } from '@waymark/domain/field'
import type { FieldApi } from '@waymark/forms/form'
import { Field } from '@waymark/ui/form'
import type { ReactNode } from 'react'
import { FieldLinks } from './field-links.tsx'
import { useFieldText } from './field-text.ts'

interface FramedProps {
  definition: Pick<DomainField, 'label' | 'hint' | 'links' | 'optional'>
  field: Pick<FieldApi<unknown>, 'error' | 'edited'>
  label?: string | undefined
  plain?: boolean | undefined
  count?: string | undefined
  children: ReactNode
}

/** A control with its label, hint and error; without them if it has an accessible name, as in a grid. */
export function Framed({ definition, field, label, plain = false, count, children }: FramedProps) {
  const { t, errorText, optional, edited } = useFieldText()
  if (label !== undefined) return children
  return (
    <Field
      label={t(definition.label)}
      labelHidden={plain}
      hint={!plain && definition.hint && t(definition.hint)}
      error={errorText(field.error)}
      optional={definition.optional ? optional : undefined}
      edited={edited(field.edited)}
      count={count}
      action={!plain && definition.links && <FieldLinks links={definition.links} />}
    >
      {children}
    </Field>
  )
}
