import type { VariablePatch } from '@waymark/domain/variable'
import { notFound, Refused } from '#http/refusal.ts'
import type { HeldDraft } from '#versions/change-draft.ts'
import { contentHash } from '../content.ts'
import { ensureNameIsFree } from '../ensure-free.ts'
import { writeVariables } from '../write-items.ts'
import { checkChangedVariable } from './check-variable.ts'
import { findVariable } from './find-variable.ts'
import { renamedVariable, renameReferences } from './rename-references.ts'

/** Changes a variable of the draft as it is at this moment; references elsewhere follow a new name. */
export async function changeVariable(held: HeldDraft, variableId: string, body: VariablePatch): Promise<undefined> {
  const { tx, siteId } = held
  const variable = await findVariable(tx, siteId, variableId)
  if (!variable) throw new Refused(notFound())
  const checked = checkChangedVariable(variable, body)
  if ('kind' in checked) throw new Refused(checked)
  const isRenamed = checked.name !== variable.name
  if (isRenamed) await ensureNameIsFree(tx, siteId, { kind: 'variable', name: checked.name, except: variable.id })
  const changed = isRenamed ? renamedVariable(checked, new Map([[variable.name, checked.name]])) : checked
  if (contentHash.variable(changed) === variable.content_hash) return
  await writeVariables(tx, siteId, [{ ...changed, updated_at: held.at.toISOString() }])
  const renamed = { id: variable.id, from: variable.name, to: changed.name }
  const followers = isRenamed ? await renameReferences(held, renamed) : []
  await held.record([{ kind: 'variable', before: variable, after: changed }, ...followers])
}
