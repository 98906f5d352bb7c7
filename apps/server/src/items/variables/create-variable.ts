import type { VariableCreate } from '@waymark/domain/variable'
import type { Caller } from '#access/caller.ts'
import type { SiteRow } from '#database/tables/index.ts'
import type { Dependencies } from '#dependencies.ts'
import { writeDraft } from '#versions/write-draft.ts'
import { ensureIdIsFree, ensureNameIsFree } from '../ensure-free.ts'
import { addItems } from '../write-items.ts'
import { checkNewVariable } from './check-variable.ts'
import { findVariable } from './find-variable.ts'
import { presentVariable } from './present-variable.ts'

/** Makes a variable in the draft and gives it in full. */
export async function createVariable(deps: Dependencies, site: SiteRow, user: Caller, body: VariableCreate) {
  const checked = checkNewVariable(body)
  if ('kind' in checked) return checked
  return writeDraft(deps, site.id, user, async (held) => {
    const { tx } = held
    await ensureNameIsFree(tx, site.id, { kind: 'variable', name: checked.name })
    if (body.id) await ensureIdIsFree(tx, site.id, body.id)
    const at = held.at.toISOString()
    const variable = { ...checked, id: body.id ?? held.newId(), created_at: at, updated_at: at }
    await addItems(tx, site.id, { tags: [], triggers: [], variables: [variable] })
    await held.record([{ kind: 'variable', before: null, after: variable }])
    const made = await findVariable(tx, site.id, variable.id)
    return made && { data: presentVariable(made) }
  })
}
