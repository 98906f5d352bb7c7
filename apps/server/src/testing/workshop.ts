import { operations, tags, triggers, variables, versions } from '@waymark/api-client/endpoints'
import type { ConditionInput } from '@waymark/domain/condition'
import type { Operation } from '@waymark/domain/operation'
import type { TagCreate } from '@waymark/domain/tag'
import type { TriggerCreate } from '@waymark/domain/trigger'
import type { VariableCreate } from '@waymark/domain/variable'
import type { InferInput } from 'valibot'
import type { Caller } from '#http/caller.ts'
import { type Answered, callAs } from './call-as.ts'
import { makeSite } from './make-site.ts'
import { makeOrganisation, makeUser } from './people.ts'
import { runOperations } from './run-operations.ts'
import { startTestServer, type TestServer } from './test-server.ts'

/** A server with one organisation, its owner and one site: where tests of content begin. */
export interface Workshop {
  server: TestServer
  organisationId: string
  owner: Caller
  appId: string
  close(): Promise<void>
}

export async function openWorkshop(): Promise<Workshop> {
  const server = await startTestServer()
  const organisationId = await makeOrganisation(server.deps)
  const owner = await makeUser(server.deps, organisationId, 'OWNER')
  const appId = await makeSite(server.deps, organisationId)
  return { server, organisationId, owner, appId, close: () => server.close() }
}

/** Another site of the same organisation, as a workshop of its own over the same server. */
export async function openAnnex(shop: Workshop, kind: 'app' | 'meta-site' = 'app'): Promise<Workshop> {
  return { ...shop, appId: await makeSite(shop.server.deps, shop.organisationId, { kind, name: 'Second site' }) }
}

type TagWishes = Partial<InferInput<typeof TagCreate>['attributes']>

/** A tag that a person could make, a custom one unless told otherwise. */
export const tagBody = (name: string, more: TagWishes = {}, triggerIds: readonly string[] = []) => ({
  data: {
    type: 'tag' as const,
    attributes: { name, template: 'custom_tag' as const, code: '<i>1</i>', ...more },
    relationships: { triggers: { data: triggerIds.map((id) => ({ id, type: 'trigger' as const })) } },
  },
})

type TriggerWishes = Partial<Pick<InferInput<typeof TriggerCreate>['attributes'], 'trigger_type'>> & {
  conditions?: InferInput<typeof ConditionInput>[]
  members?: { id: string; meta?: { firing_threshold: number } }[]
}

/** A trigger that a person could make, one on page view unless told otherwise. */
export const triggerBody = (
  name: string,
  { trigger_type = 'page_view', conditions = [], members }: TriggerWishes = {},
) => ({
  data: {
    type: 'trigger' as const,
    attributes: { name, trigger_type, conditions },
    ...(members && {
      relationships: { triggers: { data: members.map((member) => ({ ...member, type: 'trigger' as const })) } },
    }),
  },
})

type VariableWishes = Partial<InferInput<typeof VariableCreate>['attributes']>

/** A variable that a person could make, a constant unless told otherwise. */
export const variableBody = (name: string, more: VariableWishes = {}) => ({
  data: { type: 'variable' as const, attributes: { name, variable_type: 'constant' as const, value: 'x', ...more } },
})

/** Makes a tag and gives its id. */
export async function addTag({ server, owner, appId }: Workshop, ...body: Parameters<typeof tagBody>): Promise<string> {
  return made(await callAs(server, owner, tags.create, { params: { appId }, body: tagBody(...body) }))
}

/** Makes a trigger and gives its id. */
export async function addTrigger(
  { server, owner, appId }: Workshop,
  ...body: Parameters<typeof triggerBody>
): Promise<string> {
  return made(await callAs(server, owner, triggers.create, { params: { appId }, body: triggerBody(...body) }))
}

/** Makes a variable and gives its id. */
export async function addVariable(
  { server, owner, appId }: Workshop,
  ...body: Parameters<typeof variableBody>
): Promise<string> {
  return made(await callAs(server, owner, variables.create, { params: { appId }, body: variableBody(...body) }))
}

function made(answered: Answered<{ data: { id: string } }>): string {
  if (answered.status !== 201) throw new Error(JSON.stringify(answered.errors))
  return answered.answer.data.id
}

/** What a version says about itself. */
export async function version({ server, owner, appId }: Workshop, versionId = 'draft') {
  const read = await callAs(server, owner, versions.one, { params: { appId, versionId } })
  return { id: read.answer.data.id, ...read.answer.data.attributes }
}

/** Carries out what has been started and gives the operation as a client would see it at its end. */
export async function followed(
  { server, owner, appId }: Workshop,
  started: Answered<{ data: { relationships: { operation: { data: { id: string } } } } }>,
): Promise<Operation['attributes']> {
  if (started.status !== 202) throw new Error(JSON.stringify(started.errors))
  await runOperations(server)
  const operationId = started.answer.data.relationships.operation.data.id
  const read = await callAs(server, owner, operations.one, { params: { appId, operationId } })
  return read.answer.data.attributes
}

/** Publishes a version (the draft unless another is named) and gives the operation at its end. */
export async function publish(shop: Workshop, versionId = 'draft'): Promise<Operation['attributes']> {
  const { server, owner, appId } = shop
  return followed(shop, await callAs(server, owner, versions.publish, { params: { appId, versionId } }))
}

/** What a version has recorded, oldest first. */
export async function changes({ server, owner, appId }: Workshop, versionId = 'draft') {
  const query = { page: { limit: 1000 }, sort: ['created_at' as const] }
  const read = await callAs(server, owner, versions.changelog, { params: { appId, versionId }, query })
  return read.answer.data.map((entry) => entry.attributes)
}
