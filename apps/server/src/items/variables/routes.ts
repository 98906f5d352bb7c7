import { variables as endpoints } from '@waymark/api-client/endpoints'
import { builtInById } from '@waymark/domain/variable/built-in'
import type { Dependencies } from '#dependencies.ts'
import type { Api } from '#http/api.ts'
import { groupedPage } from '#http/list-page.ts'
import { serve } from '#http/serve.ts'
import { refuse } from '#refusal.ts'
import { changeIfMatch, replyWithItem } from '../conditional.ts'
import type { WriteDraft } from '../draft.ts'
import { findItem } from '../read-rows.ts'
import { removeItem } from '../write-item.ts'
import { listVariables } from './list.ts'
import { presentBuiltIn, presentVariable } from './present.ts'
import { dependentVariables } from './references.ts'
import { changeVariable, createVariable } from './write.ts'

type VariableCall = { deps: Dependencies; site: { id: string }; params: { variableId: string } }

/** Finds the variable that a path names: an id of a built-in variable, or a variable of the site. */
export async function findVariable({ deps, site, params }: VariableCall) {
  if (builtInById(params.variableId)) return params.variableId
  return findItem(deps.db, 'variable', site.id, params.variableId)
}

/** Refuses what cannot be done with a built-in variable. */
export function ensureOwn<T extends object>(found: T | string): T {
  if (typeof found === 'string') throw refuse('BUILTIN_VARIABLE_ERROR', 'Built-in variables stay as they are')
  return found
}

/** Variables of the draft, and the built-in ones, which can only be read. */
export function mountVariables(api: Api, writeDraft: WriteDraft): void {
  serve(api, endpoints.list, async ({ deps, site, query, url }) =>
    groupedPage(await listVariables(deps.db, site.id, query), url, query),
  )
  serve(api, endpoints.one, {
    find: findVariable,
    handle: async ({ deps, site, found }) => {
      if (typeof found === 'string') return { data: presentBuiltIn(found) }
      const dependent_variables = await dependentVariables(deps.db, site.id, found.name)
      const { meta, ...variable } = presentVariable(found)
      return replyWithItem(200, found, { data: { ...variable, meta: { ...meta, dependent_variables } } })
    },
  })
  serve(api, endpoints.create, ({ deps, site, user, body }) =>
    writeDraft(deps, site.id, user, async (draft) => {
      const variable = await createVariable(draft, body.data)
      return replyWithItem(201, variable, { data: presentVariable(variable) })
    }),
  )
  serve(api, endpoints.change, {
    find: findVariable,
    handle: ({ found, ...call }) => {
      const { id } = ensureOwn(found)
      return changeIfMatch(writeDraft, call, { kind: 'variable', id }, (draft) =>
        changeVariable(draft, id, call.body.data),
      )
    },
  })
  serve(api, endpoints.remove, {
    find: findVariable,
    handle: ({ found, ...call }) => {
      const { id } = ensureOwn(found)
      return changeIfMatch(writeDraft, call, { kind: 'variable', id }, (draft) => removeItem(draft, 'variable', id))
    },
  })
}
