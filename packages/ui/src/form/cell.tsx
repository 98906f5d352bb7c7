import { type ReactNode, useId, useMemo } from 'react'
import { FieldContext } from '../controls/field-wiring.ts'

/** Frames a control that has a name of its own, as in a row: what is wrong with it is said in another place. */
export function Cell({ errorId, children }: { errorId: string | undefined; children: ReactNode }) {
  const id = useId()
  const control = useMemo(
    () => ({ id, labelId: id, describedBy: errorId, invalid: errorId !== undefined }),
    [id, errorId],
  )
  return <FieldContext value={control}>{children}</FieldContext>
}
