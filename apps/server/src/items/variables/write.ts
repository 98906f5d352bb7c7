import type { VariableCreate, VariablePatch } from '@waymark/domain/variable'
import type { Draft } from '../draft.ts'
import { ensureIdIsFree, ensureNameIsFree } from '../free-names.ts'
import type { DraftItem } from '../read-rows.ts'
import { changeItem, createItem, getItem } from '../write-item.ts'
import { renamedVariable, renameReferences } from './references.ts'
import { changedVariable, newVariable } from './rules.ts'

/** Creates a variable in the draft. */
export async function createVariable(draft: Draft, body: VariableCreate): Promise<DraftItem<'variable'>> {
  const { tx, siteId } = draft
  const variable = newVariable(body)
  await ensureNameIsFree(tx, siteId, { kind: 'variable', name: variable.name })
  if (body.id) await ensureIdIsFree(tx, siteId, body.id)
  return createItem(draft, 'variable', { ...variable, id: body.id ?? draft.newId() })
}

/** Changes a variable of the draft as it is at this moment; references elsewhere follow a new name. */
export async function changeVariable(draft: Draft, variableId: string, body: VariablePatch): Promise<undefined> {
  const before = await getItem(draft, 'variable', variableId)
  const changed = changedVariable(before, body)
  const { id, name: from } = before
  const to = changed.name
  if (to === from) return changeItem(draft, 'variable', { before, after: changed })
  await ensureNameIsFree(draft.tx, draft.siteId, { kind: 'variable', name: to, except: id })
  const after = renamedVariable(changed, new Map([[from, to]]))
  await changeItem(draft, 'variable', { before, after }, () => renameReferences(draft, { id, from, to }))
}
