import type { Field as DomainField } from '@waymark/domain/field'
import type { Spot } from '@waymark/forms/form'
import { Field } from '@waymark/ui/form'
import type { ReactNode } from 'react'
import { useFieldText } from './field-text.ts'

/** A control with its label, hint and error around it; bare where it has a name of its own, as in a grid. */
export function Framed({
  field,
  spot,
  label,
  hint,
  count,
  action,
  children,
}: {
  field: Pick<DomainField, 'label' | 'hint' | 'optional'>
  spot: Pick<Spot<unknown>, 'error' | 'edited'>
  label?: string | undefined
  hint?: ReactNode
  count?: string | undefined
  action?: ReactNode
  children: ReactNode
}) {
  const { t, wrong, optional, edited } = useFieldText()
  if (label !== undefined) return children
  return (
    <Field
      label={t(field.label)}
      hint={hint ?? (field.hint && t(field.hint))}
      error={wrong(spot.error)}
      optional={field.optional ? optional : undefined}
      edited={edited(spot.edited)}
      count={count}
      action={action}
    >
      {children}
    </Field>
  )
}
