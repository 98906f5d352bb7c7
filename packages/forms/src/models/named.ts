import { Name, VariableName } from '@waymark/domain/resource'
import * as v from 'valibot'

/** The things that have a name of their own; also their type on the wire. */
export type Named = 'tag' | 'trigger' | 'variable'

/** What the name of each may be like. */
export const NAME_RULES = {
  tag: v.object({ name: Name }),
  trigger: v.object({ name: Name }),
  variable: v.object({ name: VariableName }),
} as const satisfies Record<Named, v.GenericSchema>
