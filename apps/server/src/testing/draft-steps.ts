import { tags, triggers, variables, versions } from '@waymark/api-client/endpoints'
import { ITEM_KINDS } from '@waymark/domain/resource'
import fc from 'fast-check'
import { LIST } from '#database/tables/content.ts'
import { readDraft } from '#items/read-rows.ts'
import { callAs } from './call-as.ts'
import { runOperations } from './run-operations.ts'
import { followOperation, type TestSite, tagBody, triggerBody, variableBody } from './test-site.ts'

/** One step of work on a draft. `item` chooses one of the items of the kind that are there. */
export type Step =
  | { do: 'add'; kind: (typeof ITEM_KINDS)[number]; name: string; linked: boolean }
  | { do: 'edit'; kind: (typeof ITEM_KINDS)[number]; item: number; name: string }
  | { do: 'delete'; kind: (typeof ITEM_KINDS)[number]; item: number }
  | { do: 'snapshot' }
  | { do: 'publish' }

const kind = fc.constantFrom(...ITEM_KINDS)
// Few names, so that some are taken, and one that refers to a variable.
const name = fc.constantFrom('One', 'Two', 'Three', 'Four', 'Five', 'Zażółć 😀')
const item = fc.nat(20)
/** Any write to the draft; names are few, so that some are taken. */
export const write: fc.Arbitrary<Step> = fc.oneof(
  { weight: 5, arbitrary: fc.record({ do: fc.constant('add' as const), kind, name, linked: fc.boolean() }) },
  { weight: 4, arbitrary: fc.record({ do: fc.constant('edit' as const), kind, item, name }) },
  { weight: 2, arbitrary: fc.record({ do: fc.constant('delete' as const), kind, item }) },
)
/** Any step. */
export const step: fc.Arbitrary<Step> = fc.oneof(
  { weight: 11, arbitrary: write },
  { weight: 2, arbitrary: fc.constantFrom<Step>({ do: 'snapshot' }, { do: 'publish' }) },
)

/** The whole draft of a site. */
export const draftOf = (site: TestSite) => readDraft(site.server.deps.db, site.appId)

/** Makes one step; what the server refuses, such as a name that is taken, changes nothing. */
export async function makeStep(site: TestSite, next: Step): Promise<unknown> {
  const { server, owner, appId } = site
  const params = { appId }
  server.advance(1)
  if (next.do === 'snapshot') return followOperation(site, await callAs(server, owner, versions.snapshot, { params }))
  if (next.do === 'publish') {
    await callAs(server, owner, versions.publish, { params: { appId, versionId: 'draft' } })
    return runOperations(server)
  }
  const draft = await draftOf(site)
  const trigger = draft.triggers.at(-1)?.id
  const links = trigger ? [trigger] : []
  if (next.do === 'add') {
    if (next.kind === 'tag') {
      const { data } = tagBody(next.name, { code: '<p>{{ One }}</p>' }, next.linked ? links : [])
      const before = draft.tags.at(-1)?.id
      const more = next.linked && {
        blocking_triggers: data.relationships.triggers,
        ...(before && { setup_tag: { data: { id: before, type: 'tag' as const } } }),
      }
      const body = { data: { ...data, relationships: { ...data.relationships, ...more } } }
      return callAs(server, owner, tags.create, { params, body })
    }
    if (next.kind === 'variable')
      return callAs(server, owner, variables.create, { params, body: variableBody(next.name) })
    const group = { trigger_type: 'trigger_group' as const, members: links.map((id) => ({ id })) }
    return callAs(server, owner, triggers.create, {
      params,
      body: triggerBody(next.name, next.linked && trigger ? group : {}),
    })
  }
  const items: readonly { id: string }[] = draft[LIST[next.kind]]
  const id = items[next.item % Math.max(1, items.length)]?.id
  if (id === undefined) return
  const one = { tagId: id, triggerId: id, variableId: id, appId }
  if (next.do === 'delete') {
    if (next.kind === 'tag') return callAs(server, owner, tags.remove, { params: one })
    if (next.kind === 'trigger') return callAs(server, owner, triggers.remove, { params: one })
    return callAs(server, owner, variables.remove, { params: one })
  }
  const attributes = { name: next.name }
  if (next.kind === 'tag')
    return callAs(server, owner, tags.change, { params: one, body: { data: { type: 'tag', attributes } } })
  if (next.kind === 'trigger')
    return callAs(server, owner, triggers.change, { params: one, body: { data: { type: 'trigger', attributes } } })
  return callAs(server, owner, variables.change, { params: one, body: { data: { type: 'variable', attributes } } })
}
