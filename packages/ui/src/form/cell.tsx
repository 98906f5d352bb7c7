import { type ReactNode, useId, useMemo } from 'react'
import { FieldContext } from '../controls/field-wiring.ts'

/** Wraps a control with its own name, as in a row; its error is shown elsewhere. */
export function Cell({ errorId, children }: { errorId: string | undefined; children: ReactNode }) {
  const id = useId()
  const control = useMemo(
    () => ({ id, labelId: id, describedBy: errorId, invalid: errorId !== undefined }),
    [id, errorId],
  )
  return <FieldContext value={control}>{children}</FieldContext>
}
