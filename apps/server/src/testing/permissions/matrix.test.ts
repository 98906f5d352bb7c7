import { type Endpoint, fillPath } from '@waymark/api-client/endpoint'
import { allEndpoints } from '@waymark/api-client/endpoints'
import { describe, expect, test } from 'vitest'
import type { Caller } from '#http/caller.ts'
import { tokenOf } from '../people.ts'
import { startServerOfFile } from '../server-of-file.ts'
import { createFixtures, type Ids } from './fixtures.ts'
import { ACTORS, type Expected, expected, PLACES, RULES } from './table.ts'

const server = await startServerOfFile()
const fixtures = await createFixtures(server)

test('every endpoint has its rule, and every rule its endpoint', () => {
  expect(allEndpoints.map(({ name }) => name).sort()).toEqual(Object.keys(RULES).sort())
})

const deletes = ({ method }: Endpoint) => method === 'DELETE'
/** What deletes comes last, so that the others find everything as it was made. */
const inOrder = allEndpoints.toSorted((one, other) => Number(deletes(one.endpoint)) - Number(deletes(other.endpoint)))

describe('who may call', () => {
  test.each(inOrder)('$name', async ({ name, endpoint }) => {
    const rule = RULES[name] ?? 'all'
    // What a call deletes that ends otherwise, such as all links of a site, the next one need not find.
    const deleted = deletes(endpoint) ? /:(\w+)$/u.exec(endpoint.path)?.[1] : undefined
    for (const place of PLACES) {
      for (const actor of ACTORS) {
        const ids = fixtures.places.get(place) ?? {}
        const answer = await ask(endpoint, ids, fixtures.people.get(actor))
        const wanted = expected(rule, actor, place)
        expect(`${actor} at ${place}: ${met(endpoint, answer)}`).toBe(`${actor} at ${place}: ${wanted}`)
        if (deleted && wanted === 'answered') await fixtures.renew(place, deleted)
      }
      if (deletes(endpoint) && !deleted) await fixtures.renew(place)
    }
  })
})

/**
 * Calls with a path that exists and a body that no endpoint takes: a permitted call is answered that the body is wrong, and
 * nothing is changed.
 */
async function ask(endpoint: Endpoint, ids: Ids, user: Caller | undefined): Promise<Response> {
  const inMetaSite = endpoint.path.startsWith('/api/meta-sites')
  const params = {
    ...ids,
    ...(inMetaSite && { tagId: ids.metaTagId ?? '', triggerId: ids.metaTriggerId ?? '' }),
    file: endpoint.path.startsWith('/debug-files') ? `${ids.secret}.json` : `${ids.appId}.js`,
  }
  const query = `website_id=${ids.appId}&language=en`
  return server.request(`${fillPath(endpoint.path, params)}?${query}`, {
    method: endpoint.method,
    headers: {
      Origin: server.deps.settings.origin,
      ...(user && { Authorization: `Bearer ${await tokenOf(server.deps, user)}` }),
      ...(endpoint.body && { 'Content-Type': endpoint.sends === 'form' ? 'multipart/form-data' : 'application/json' }),
    },
    ...(endpoint.body && { body: '5' }),
  })
}

/** The outcome of a call: a refusal, or the sign that it was permitted. */
function met(endpoint: Endpoint, { status }: Response): Expected | number {
  if (status === 401 || status === 403 || status === 404) return status
  return status === (endpoint.body ? 400 : endpoint.success) ? 'answered' : status
}
