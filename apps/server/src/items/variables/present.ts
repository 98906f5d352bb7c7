import { builtInById } from '@waymark/domain/variable/built-in'
import { wireDate } from '#http/wire-date.ts'
import { presentAnnotations } from '../annotations.ts'
import type { DraftItem } from '../read-rows.ts'

/** One of the site's own variables in full. */
export const presentVariable = (variable: DraftItem<'variable'>) => ({
  id: variable.id,
  type: 'variable' as const,
  attributes: {
    name: variable.name,
    variable_type: variable.variable_type,
    value: variable.value,
    options: variable.options,
    ...presentAnnotations(variable),
    builtin: false,
    is_published: variable.content_hash === variable.published_hash,
    created_at: wireDate(new Date(variable.created_at)),
    updated_at: wireDate(new Date(variable.updated_at)),
  },
  meta: { revision: String(variable.revision) },
})

/** A built-in variable in full, if the id is one. */
export function presentBuiltIn(id: string) {
  const builtIn = builtInById(id)
  return (
    builtIn && {
      id,
      type: 'variable' as const,
      attributes: {
        name: builtIn.name,
        variable_type: builtIn.collector,
        value: null,
        options: {},
        ...presentAnnotations({}),
        builtin: true,
        is_published: true,
        created_at: null,
        updated_at: null,
      },
    }
  )
}
