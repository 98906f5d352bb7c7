import { variables as endpoints } from '@waymark/api-client/endpoints'
import { pageOf } from '@waymark/api-client/json-api'
import { builtInById } from '@waymark/domain/variable/built-in'
import type { Api } from '../../http/api.ts'
import { tagPage } from '../../http/page.ts'
import { refuse } from '../../http/refusal.ts'
import { serve } from '../../http/serve.ts'
import { startCopy } from '../../transfer/start-copy.ts'
import type { StoredVariable } from '../../versions/read-items.ts'
import { writeDraft } from '../../versions/write-draft.ts'
import type { World } from '../../world.ts'
import { changeVariable } from './change-variable.ts'
import { createVariable } from './create-variable.ts'
import { dependentVariables } from './dependent-variables.ts'
import { findVariable } from './find-variable.ts'
import { listVariables } from './list-variables.ts'
import { presentBuiltIn, presentVariable } from './present-variable.ts'
import { removeVariable } from './remove-variable.ts'

type Asked = { world: World; site: { id: string }; params: { variableId: string } }
type Found = { own: StoredVariable } | { builtIn: string }

/** A variable of the site, or one that every site has. */
export async function find({ world, site, params }: Asked): Promise<Found | undefined> {
  if (builtInById(params.variableId)) return { builtIn: params.variableId }
  const own = await findVariable(world.db, site.id, params.variableId)
  return own && { own }
}

/** Variables of the draft and the built-in ones, which can be read and nothing else. */
export function mountVariables(api: Api): void {
  serve(api, endpoints.list, async ({ world, site, query, url }) =>
    tagPage(await listVariables(world.db, site.id, query), url, pageOf(query)),
  )
  serve(api, endpoints.one, {
    find,
    handle: async ({ world, site, found }) => {
      if ('builtIn' in found) return { data: presentBuiltIn(found.builtIn) }
      const dependent_variables = await dependentVariables(world.db, site.id, found.own.name)
      return { data: { ...presentVariable(found.own), meta: { dependent_variables } } }
    },
  })
  serve(api, endpoints.create, ({ world, site, user, body }) => createVariable(world, site, user, body.data))
  serve(api, endpoints.change, {
    find,
    handle: ({ world, site, user, found, body }) =>
      'own' in found
        ? writeDraft(world, site.id, user, (held) => changeVariable(held, found.own.id, body.data))
        : BUILT_IN,
  })
  serve(api, endpoints.remove, {
    find,
    handle: ({ world, site, user, found }) =>
      'own' in found ? writeDraft(world, site.id, user, (held) => removeVariable(held, found.own.id)) : BUILT_IN,
  })
  serve(api, endpoints.copy, {
    find,
    handle: ({ world, site, user, found, body }) =>
      'own' in found
        ? startCopy(world, user, { kind: 'variable', item: { id: found.own.id }, siteId: site.id, body: body.data })
        : BUILT_IN,
  })
}

const BUILT_IN = refuse('BUILTIN_VARIABLE_ERROR', 'Built-in variables stay as they are')
