import { WebhookCreate } from '@waymark/domain/webhook'
import { and, eq } from 'drizzle-orm'
import * as v from 'valibot'
import { SYSTEM } from '#database/tables/content.ts'
import { debugLinks, exportFiles, operations, versions, webhooks } from '#database/tables/index.ts'
import { SERVER } from '#database/tables/initiator.ts'
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
  /** Creates everything at a place again, after a call that has deleted something there. */
  renew(place: Place): Promise<void>
}

const LEVELS = ['view', 'edit', 'publish', 'manage'] as const

export async function createFixtures(server: TestServer): Promise<Fixtures> {
  const { deps } = server
  const home = await makeOrganisation(deps)
  const abroad = await makeOrganisation(deps, 'Southmoor')
  const people = new Map<Actor, Caller>([['owner', await makeUser(deps, home, 'OWNER')]])
  for (const level of LEVELS) {
    people.set(level, await makeUser(deps, home))
    people.set(`client: ${level}`, await makeApiClient(deps, home))
  }
  const places = new Map<Place, Ids>()
  async function renew(place: Place): Promise<void> {
    // An organisation has few webhooks.
    await deps.db.delete(webhooks).where(eq(webhooks.id, places.get(place)?.webhookId ?? deps.ids()))
    const ids = await makePlace(server, place === 'other organisation' ? abroad : home)
    places.set(place, ids)
    if (place !== 'own site') return
    for (const level of LEVELS) {
      for (const key of ['appId', 'metaSiteId']) {
        await giveAccess(deps, people.get(level)!, ids[key] ?? '', level)
        await giveAccess(deps, people.get(`client: ${level}`)!, ids[key] ?? '', level)
      }
    }
  }
  for (const place of PLACES) await renew(place)
  return { people, places, renew }
}

async function makePlace(server: TestServer, organisationId: string): Promise<Ids> {
  const { deps } = server
  const { db, ids, clock } = deps
  const context = { at: clock(), newId: ids }
  const trigger = triggerOf(context, 'Sign-up', 'page_view')
  const content = () => ({
    triggers: [{ ...trigger, id: ids() }],
    variables: [variableOf(context, 'Plan name', 'constant', 'basic')],
    tags: [tagOf(context, { name: 'Newsletter', template: 'custom-asynchronous-tag', triggers: [], code: '<i>1</i>' })],
  })
  const own = content()
  const shared = content()
  const appId = await makeSite(deps, organisationId, { content: own })
  const metaSiteId = await makeSite(deps, organisationId, { kind: 'meta-site', name: 'Shared', content: shared })
  const added = variableOf(context, 'Not published yet', 'constant', 'new')
  await addItems(db, appId, { variables: [added] })
  const secret = ids().replaceAll('-', '')
  const [operationId, debugLinkId, exportFileId] = [ids(), ids(), ids()]
  const at = clock()
  const [published] = await db
    .select({ id: versions.id })
    .from(versions)
    .where(and(eq(versions.siteId, appId), eq(versions.versionType, 'published')))
  const versionId = published?.id ?? ''
  await db.insert(debugLinks).values({
    id: debugLinkId,
    siteId: appId,
    secret,
    url: 'https://waymark.example',
    createdAt: at,
    endsAt: new Date(at.getTime() + 86_400_000),
  })
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
    tagId: own.tags[0]?.id ?? '',
    triggerId: own.triggers[0]?.id ?? '',
    resourceId: own.triggers[0]?.id ?? '',
    changedId: added.id,
    itemId: own.variables[0]?.id ?? '',
    variableId: own.variables[0]?.id ?? '',
    metaTagId: shared.tags[0]?.id ?? '',
    metaTriggerId: shared.triggers[0]?.id ?? '',
    versionId,
    visitorId: 'visitor',
  }
}
