import { variables as endpoints } from '@waymark/api-client/endpoints'
import { pageOf } from '@waymark/api-client/json-api'
import { builtInById } from '@waymark/domain/variable/built-in'
import type { Dependencies } from '#dependencies.ts'
import type { Api } from '#http/api.ts'
import { tagPage } from '#http/list-page.ts'
import { refuse } from '#http/refusal.ts'
import { serve } from '#http/serve.ts'
import { startCopy } from '#transfer/start-copy.ts'
import { writeDraft } from '#versions/write-draft.ts'
import type { StoredVariable } from '../read-items.ts'
import { changeVariable } from './change-variable.ts'
import { createVariable } from './create-variable.ts'
import { dependentVariables } from './dependent-variables.ts'
import { findVariable } from './find-variable.ts'
import { listVariables } from './list-variables.ts'
import { presentBuiltIn, presentVariable } from './present-variable.ts'
import { removeVariable } from './remove-variable.ts'

type Asked = { deps: Dependencies; site: { id: string }; params: { variableId: string } }
type Found = { own: StoredVariable } | { builtIn: string }

/** A variable of the site, or one that every site has. */
export async function find({ deps, site, params }: Asked): Promise<Found | undefined> {
  if (builtInById(params.variableId)) return { builtIn: params.variableId }
  const own = await findVariable(deps.db, site.id, params.variableId)
  return own && { own }
}

/** Variables of the draft and the built-in ones, which can be read and nothing else. */
export function mountVariables(api: Api): void {
  serve(api, endpoints.list, async ({ deps, site, query, url }) =>
    tagPage(await listVariables(deps.db, site.id, query), url, pageOf(query)),
  )
  serve(api, endpoints.one, {
    find,
    handle: async ({ deps, site, found }) => {
      if ('builtIn' in found) return { data: presentBuiltIn(found.builtIn) }
      const dependent_variables = await dependentVariables(deps.db, site.id, found.own.name)
      return { data: { ...presentVariable(found.own), meta: { dependent_variables } } }
    },
  })
  serve(api, endpoints.create, ({ deps, site, user, body }) => createVariable(deps, site, user, body.data))
  serve(api, endpoints.change, {
    find,
    handle: ({ deps, site, user, found, body }) =>
      'own' in found
        ? writeDraft(deps, site.id, user, (held) => changeVariable(held, found.own.id, body.data))
        : BUILT_IN,
  })
  serve(api, endpoints.remove, {
    find,
    handle: ({ deps, site, user, found }) =>
      'own' in found ? writeDraft(deps, site.id, user, (held) => removeVariable(held, found.own.id)) : BUILT_IN,
  })
  serve(api, endpoints.copy, {
    find,
    handle: ({ deps, site, user, found, body }) =>
      'own' in found
        ? startCopy(deps, user, { kind: 'variable', item: { id: found.own.id }, siteId: site.id, body: body.data })
        : BUILT_IN,
  })
}

const BUILT_IN = refuse('BUILTIN_VARIABLE_ERROR', 'Built-in variables stay as they are')
