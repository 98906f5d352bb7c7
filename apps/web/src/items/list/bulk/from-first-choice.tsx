import { type ReactNode, Suspense, useState } from 'react'
import type { ListSelection } from '../use-selection.ts'

/** Draws what acts on chosen rows from the first choice on; until then it need not even be loaded. */
export function FromFirstChoice({ selection, children }: { selection: ListSelection; children: ReactNode }) {
  const [begun, begin] = useState(false)
  if (!begun && selection.ids.size > 0) begin(true)
  return begun ? <Suspense>{children}</Suspense> : null
}
