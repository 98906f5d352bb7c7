import type { VariableCreate } from '@waymark/domain/variable'
import type { SiteRow } from '../../database/tables/index.ts'
import type { Caller } from '../../suite/session/caller.ts'
import { ensureIdIsFree, ensureNameIsFree } from '../../versions/ensure-free.ts'
import { writeDraft } from '../../versions/write-draft.ts'
import { addItems } from '../../versions/write-items.ts'
import type { World } from '../../world.ts'
import { checkNewVariable } from './check-variable.ts'
import { findVariable } from './find-variable.ts'
import { presentVariable } from './present-variable.ts'

/** Makes a variable in the draft and gives it in full. */
export async function createVariable(world: World, site: SiteRow, user: Caller, body: VariableCreate) {
  const checked = checkNewVariable(body)
  if ('kind' in checked) return checked
  return writeDraft(world, site.id, user, async (held) => {
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
