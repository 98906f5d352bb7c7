import { DefaultLevel } from '@waymark/domain/user'
import { WebhookCreate } from '@waymark/domain/webhook'
import { and, eq } from 'drizzle-orm'
import * as v from 'valibot'
import { SYSTEM } from '#database/tables/content.ts'
import { debugLinks, exportFiles, operations, versions, webhooks } from '#database/tables/index.ts'
import { SERVER } from '#database/tables/initiator.ts'
import type { Dependencies } from '#dependencies.ts'
import type { Caller } from '#http/caller.ts'
import { addItems } from '#items/write-rows.ts'
import { tagOf, triggerOf, variableOf } from '#seed/items.ts'
import { sendPing } from '#webhooks/deliveries.ts'
import { createWebhook } from '#webhooks/webhooks.ts'
import { makeSite } from '../make-site.ts'
import { giveAccess, makeApiClient, makeOrganisation, makeUser } from '../people.ts'
import type { TestServer } from '../test-server.ts'
import { type Actor, PLACES, type Place } from './table.ts'

/** Path parameters for one place; every id exists there. */
export type Ids = Readonly<Record<string, string>>

/** Two organisations with sites, meta-sites and everything a path can name, and people of every level. */
export interface Fixtures {
  readonly people: ReadonlyMap<Actor, Caller>
  readonly places: ReadonlyMap<Place, Ids>
  /** Makes again what a call has deleted at a place: what the parameter at the end of its path names, or everything there. */
  renew(place: Place, name?: string): Promise<void>
}

export async function createFixtures(server: TestServer): Promise<Fixtures> {
  const { deps } = server
  const home = await makeOrganisation(deps)
  const abroad = await makeOrganisation(deps, 'Southmoor')
  const people = new Map<Actor, Caller>([['owner', await makeUser(deps, home, 'OWNER')]])
  for (const level of DefaultLevel.options) {
    people.set(level, await makeUser(deps, home))
    people.set(`client: ${level}`, await makeApiClient(deps, home))
  }
  const places = new Map<Place, Ids>()
  async function renew(place: Place, name = ''): Promise<void> {
    const made = places.get(place)
    const add = IN_SITE[name]
    if (made && add) {
      places.set(place, { ...made, ...(await add(deps, made.appId ?? '')) })
      return
    }
    // An organisation has few webhooks.
    await deps.db.delete(webhooks).where(eq(webhooks.id, places.get(place)?.webhookId ?? deps.ids()))
    const ids = await makePlace(deps, place === 'other organisation' ? abroad : home)
    places.set(place, ids)
    if (place !== 'own site') return
    for (const level of DefaultLevel.options) {
      for (const key of ['appId', 'metaSiteId']) {
        await giveAccess(deps, people.get(level)!, ids[key] ?? '', level)
        await giveAccess(deps, people.get(`client: ${level}`)!, ids[key] ?? '', level)
      }
    }
  }
  for (const place of PLACES) await renew(place)
  return { people, places, renew }
}

const contextOf = ({ clock, ids }: Dependencies) => ({ at: clock(), newId: ids })

const contentOf = (deps: Dependencies) => {
  const context = contextOf(deps)
  return {
    triggers: [triggerOf(context, 'Sign-up', 'page_view')],
    variables: [variableOf(context, 'Plan name', 'constant', 'basic')],
    tags: [tagOf(context, { name: 'Newsletter', template: 'custom-asynchronous-tag', triggers: [], code: '<i>1</i>' })],
  }
}

const idsOf = ({ tags: [tag], triggers: [trigger], variables: [variable] }: ReturnType<typeof contentOf>) => ({
  tagId: tag?.id ?? '',
  triggerId: trigger?.id ?? '',
  variableId: variable?.id ?? '',
})

/** What calls can delete in a site, by the parameter that names it. */
const IN_SITE: Readonly<Record<string, (deps: Dependencies, siteId: string) => Promise<Ids>>> = {
  async tagId(deps, siteId) {
    const content = contentOf(deps)
    await addItems(deps.db, siteId, { tags: content.tags })
    return { tagId: idsOf(content).tagId }
  },
  async triggerId(deps, siteId) {
    const content = contentOf(deps)
    await addItems(deps.db, siteId, { triggers: content.triggers })
    const { triggerId } = idsOf(content)
    return { triggerId, resourceId: triggerId }
  },
  async variableId(deps, siteId) {
    const content = contentOf(deps)
    await addItems(deps.db, siteId, { variables: content.variables })
    const { variableId } = idsOf(content)
    return { variableId, itemId: variableId }
  },
  changedId: addChange,
  debugLinkId: addDebugLink,
}

async function addChange(deps: Dependencies, siteId: string): Promise<{ changedId: string }> {
  const added = variableOf(contextOf(deps), 'Not published yet', 'constant', 'new')
  await addItems(deps.db, siteId, { variables: [added] })
  return { changedId: added.id }
}

async function addDebugLink({ db, ids, clock }: Dependencies, siteId: string) {
  const at = clock()
  const [debugLinkId, secret] = [ids(), ids().replaceAll('-', '')]
  await db.insert(debugLinks).values({
    id: debugLinkId,
    siteId,
    secret,
    url: 'https://waymark.example',
    createdAt: at,
    endsAt: new Date(at.getTime() + 86_400_000),
  })
  return { debugLinkId, secret }
}

async function makePlace(deps: Dependencies, organisationId: string): Promise<Ids> {
  const { db, ids, clock } = deps
  const [own, shared] = [contentOf(deps), contentOf(deps)]
  const appId = await makeSite(deps, organisationId, { content: own })
  const metaSiteId = await makeSite(deps, organisationId, { kind: 'meta-site', name: 'Shared', content: shared })
  const { changedId } = await addChange(deps, appId)
  const { debugLinkId, secret } = await addDebugLink(deps, appId)
  const [operationId, exportFileId] = [ids(), ids()]
  const at = clock()
  const [published] = await db
    .select({ id: versions.id })
    .from(versions)
    .where(and(eq(versions.siteId, appId), eq(versions.versionType, 'published')))
  const versionId = published?.id ?? ''
  await db
    .insert(exportFiles)
    .values({ id: exportFileId, siteId: appId, versionId, fileName: 'shop.json', content: '{}', createdAt: at })
  await db.insert(operations).values({
    id: operationId,
    siteId: appId,
    operationType: 'export/version',
    state: 'completed',
    parameters: {},
    summary: {},
    input: {},
    createdAt: at,
    updatedAt: at,
  })
  const { webhook } = await createWebhook(
    deps,
    { organisationId, author: SYSTEM, by: SERVER },
    v.parse(WebhookCreate, {
      type: 'webhook',
      attributes: { name: 'Data warehouse', url: 'https://hooks.invalid/waymark', events: ['version.published'] },
    }),
  )
  const member = await makeUser(deps, organisationId)
  const delivery = await sendPing(deps, webhook, SYSTEM)
  return {
    webhookId: webhook.id,
    deliveryId: delivery.id,
    appId,
    metaSiteId,
    operationId,
    debugLinkId,
    exportFileId,
    secret,
    userId: member.id,
    sessionId: member.sessionId,
    clientId: (await makeApiClient(deps, organisationId)).id,
    ...idsOf(own),
    resourceId: idsOf(own).triggerId,
    changedId,
    itemId: idsOf(own).variableId,
    metaTagId: idsOf(shared).tagId,
    metaTriggerId: idsOf(shared).triggerId,
    versionId,
    visitorId: 'visitor',
  }
}
