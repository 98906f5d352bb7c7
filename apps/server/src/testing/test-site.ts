import { operations, tags, triggers, variables, versions } from '@waymark/api-client/endpoints'
import type { ConditionInput } from '@waymark/domain/condition'
import type { Operation } from '@waymark/domain/operation'
import type { TagCreate } from '@waymark/domain/tag'
import type { TriggerCreate } from '@waymark/domain/trigger'
import type { VariableCreate } from '@waymark/domain/variable'
import type { PublishAttributes } from '@waymark/domain/version'
import type { InferInput } from 'valibot'
import type { OpenedDatabase } from '#database/open.ts'
import type { Caller } from '#http/caller.ts'
import { type Answered, callAs } from './call-as.ts'
import { makeSite } from './make-site.ts'
import { makeOrganisation, makeUser } from './people.ts'
import { runOperations } from './run-operations.ts'
import { startTestServer, type TestServer } from './test-server.ts'

/** A server with one organisation, its owner and one site, for tests of content. */
export interface TestSite {
  server: TestServer
  organisationId: string
  owner: Caller
  appId: string
  close(): Promise<void>
}

export async function openTestSite(database?: OpenedDatabase): Promise<TestSite> {
  const server = await startTestServer({}, database)
  const organisationId = await makeOrganisation(server.deps)
  const owner = await makeUser(server.deps, organisationId, 'OWNER')
  const appId = await makeSite(server.deps, organisationId)
  return { server, organisationId, owner, appId, close: () => server.close() }
}

/** Another site of the same organisation, over the same server. */
export async function openSecondSite(shop: TestSite, kind: 'app' | 'meta-site' = 'app'): Promise<TestSite> {
  return { ...shop, appId: await makeSite(shop.server.deps, shop.organisationId, { kind, name: 'Second site' }) }
}

type TagOptions = Partial<InferInput<typeof TagCreate>['attributes']>

/** The links of a tag to triggers. */
export const linksTo = (...triggerIds: readonly string[]) => ({
  triggers: { data: triggerIds.map((id) => ({ id, type: 'trigger' as const })) },
})

/** The body that creates a tag, a custom one by default. */
export const tagBody = (name: string, more: TagOptions = {}, triggerIds: readonly string[] = []) => ({
  data: {
    type: 'tag' as const,
    attributes: { name, template: 'custom_tag' as const, code: '<i>1</i>', ...more },
    relationships: linksTo(...triggerIds),
  },
})

type TriggerOptions = Partial<
  Pick<InferInput<typeof TriggerCreate>['attributes'], 'trigger_type' | 'note' | 'labels'>
> & {
  conditions?: InferInput<typeof ConditionInput>[]
  members?: { id: string; meta?: { firing_threshold: number } }[]
}

/** The body that creates a trigger, one on page view by default. */
export const triggerBody = (
  name: string,
  { trigger_type = 'page_view', conditions = [], members, ...annotations }: TriggerOptions = {},
) => ({
  data: {
    type: 'trigger' as const,
    attributes: { name, trigger_type, conditions, ...annotations },
    ...(members && {
      relationships: { triggers: { data: members.map((member) => ({ ...member, type: 'trigger' as const })) } },
    }),
  },
})

type VariableOptions = Partial<InferInput<typeof VariableCreate>['attributes']>

/** The body that creates a variable, a constant by default. */
export const variableBody = (name: string, more: VariableOptions = {}) => ({
  data: { type: 'variable' as const, attributes: { name, variable_type: 'constant' as const, value: 'x', ...more } },
})

/** Makes a tag and gives its id. */
export async function addTag({ server, owner, appId }: TestSite, ...body: Parameters<typeof tagBody>): Promise<string> {
  return made(await callAs(server, owner, tags.create, { params: { appId }, body: tagBody(...body) }))
}

/** Makes a trigger and gives its id. */
export async function addTrigger(
  { server, owner, appId }: Pick<TestSite, 'server' | 'owner' | 'appId'>,
  ...body: Parameters<typeof triggerBody>
): Promise<string> {
  return made(await callAs(server, owner, triggers.create, { params: { appId }, body: triggerBody(...body) }))
}

/** Makes a variable and gives its id. */
export async function addVariable(
  { server, owner, appId }: TestSite,
  ...body: Parameters<typeof variableBody>
): Promise<string> {
  return made(await callAs(server, owner, variables.create, { params: { appId }, body: variableBody(...body) }))
}

function made(answered: Answered<{ data: { id: string } }>): string {
  if (answered.status !== 201) throw new Error(JSON.stringify(answered.errors))
  return answered.answer.data.id
}

/** A tag in full; undefined where there is none. */
export const readTag = async ({ server, owner, appId }: TestSite, tagId: string) =>
  (await callAs(server, owner, tags.one, { params: { appId, tagId } })).answer?.data

/** A trigger in full; undefined where there is none. */
export const readTrigger = async ({ server, owner, appId }: TestSite, triggerId: string) =>
  (await callAs(server, owner, triggers.one, { params: { appId, triggerId } })).answer?.data

export const changeTag = (
  { server, owner, appId }: TestSite,
  tagId: string,
  attributes: object,
  relationships: object = {},
) =>
  callAs(server, owner, tags.change, {
    params: { appId, tagId },
    body: { data: { type: 'tag', attributes, relationships } },
  })

export const removeTag = ({ server, owner, appId }: TestSite, tagId: string) =>
  callAs(server, owner, tags.remove, { params: { appId, tagId } })

export const removeTrigger = ({ server, owner, appId }: TestSite, triggerId: string) =>
  callAs(server, owner, triggers.remove, { params: { appId, triggerId } })

/** The attributes of a version. */
export async function version({ server, owner, appId }: TestSite, versionId = 'draft') {
  const read = await callAs(server, owner, versions.one, { params: { appId, versionId } })
  return { id: read.answer.data.id, ...read.answer.data.attributes }
}

/** Runs the queue and gives a started operation as a client sees it at its end. */
export async function followOperation(
  { server, owner, appId }: TestSite,
  started: Answered<{ data: { relationships: { operation: { data: { id: string } } } } }>,
): Promise<Operation['attributes']> {
  if (started.status !== 202) throw new Error(JSON.stringify(started.errors))
  await runOperations(server)
  const operationId = started.answer.data.relationships.operation.data.id
  const read = await callAs(server, owner, operations.one, { params: { appId, operationId } })
  return read.answer.data.attributes
}

/** Publishes a version (the draft unless another is named) and gives the operation at its end. */
export async function publish(
  shop: TestSite,
  versionId = 'draft',
  attributes: PublishAttributes = {},
): Promise<Operation['attributes']> {
  const { server, owner, appId } = shop
  const body = { data: { type: 'version' as const, attributes } }
  return followOperation(shop, await callAs(server, owner, versions.publish, { params: { appId, versionId }, body }))
}

/** The changelog of a version, oldest first. */
export async function changes({ server, owner, appId }: TestSite, versionId = 'draft') {
  const query = { page: { limit: 1000 }, sort: ['created_at' as const] }
  const read = await callAs(server, owner, versions.changelog, { params: { appId, versionId }, query })
  return read.answer.data.map((entry) => entry.attributes)
}
