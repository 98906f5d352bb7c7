import { tags, triggers, versions } from '@waymark/api-client/endpoints'
import type { TagCreate } from '@waymark/domain/tag'
import type { Caller } from '../suite/session/caller.ts'
import { callAs } from './call-as.ts'
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
  const organisationId = await makeOrganisation(server.world)
  const owner = await makeUser(server.world, organisationId, 'OWNER')
  const appId = await makeSite(server.world, organisationId)
  return { server, organisationId, owner, appId, close: () => server.close() }
}

/** The smallest tag a person can make. */
export const tagBody = (name: string, more: Partial<TagCreate['attributes']> = {}, triggerIds: string[] = []) => ({
  data: {
    type: 'tag' as const,
    attributes: { name, template: 'custom_tag' as const, code: '<i>1</i>', ...more },
    relationships: { triggers: { data: triggerIds.map((id) => ({ id, type: 'trigger' as const })) } },
  },
})

/** Makes a tag and gives its id. */
export async function addTag({ server, owner, appId }: Workshop, ...body: Parameters<typeof tagBody>): Promise<string> {
  const made = await callAs(server, owner, tags.create, { params: { appId }, body: tagBody(...body) })
  if (made.status !== 201) throw new Error(JSON.stringify(made.errors))
  return made.answer.data.id
}

/** Makes a page-view trigger and gives its id. */
export async function addTrigger({ server, owner, appId }: Workshop, name: string): Promise<string> {
  const body = {
    data: { type: 'trigger' as const, attributes: { name, trigger_type: 'page_view' as const, conditions: [] } },
  }
  const made = await callAs(server, owner, triggers.create, { params: { appId }, body })
  if (made.status !== 201) throw new Error(JSON.stringify(made.errors))
  return made.answer.data.id
}

/** Publishes a version (the draft unless another is named) and waits for the end. */
export async function publish({ server, owner, appId }: Workshop, versionId = 'draft') {
  const asked = await callAs(server, owner, versions.publish, { params: { appId, versionId } })
  if (asked.status === 202) await runOperations(server)
  return asked
}
