import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { makeFolderOfFile } from '#testing/folder-of-file.ts'
import { type KillableServer, startKillable } from '#testing/killable-server.ts'
import { noPostgres, type OwnPostgres, startOwnPostgres } from '#testing/own-postgres.ts'

describe.skipIf(noPostgres !== undefined)(`two processes on Postgres${noPostgres ? `: ${noPostgres}` : ''}`, () => {
  const folder = makeFolderOfFile()
  let postgres: OwnPostgres
  let first: KillableServer
  let second: KillableServer

  beforeAll(async () => {
    postgres = await startOwnPostgres()
    first = await startKillable(folder, postgres.url)
    second = await startKillable(folder, postgres.url)
  }, 120_000)
  afterAll(async () => {
    await first?.kill()
    await second?.kill()
    await postgres?.remove()
  })

  /** A client that the first process has made, with a token of it. */
  async function makeClient() {
    const attributes = { name: 'Release pipeline' }
    const made = await first.call('POST', '/api/clients/v1', { data: { type: 'api_client', attributes } })
    const { data, meta } = made?.body ?? {}
    const credentials = { client_id: data.attributes.client_id, client_secret: meta.client_secret }
    const answer = await fetch(`${first.origin}/auth/token`, {
      method: 'POST',
      body: new URLSearchParams({ grant_type: 'client_credentials', ...credentials }),
    })
    const { access_token } = (await answer.json()) as { access_token: string }
    return { path: `/api/clients/v1/${data.id}`, token: access_token }
  }
  const statusAtSecond = async (token: string) =>
    (await fetch(`${second.origin}/api/users/v2/me`, { headers: { Authorization: `Bearer ${token}` } })).status

  test.each(['revoke', 'secret'])(
    'refuse a client with the first call after "%s" was called at one of them',
    async (what) => {
      const { path, token } = await makeClient()
      expect(await statusAtSecond(token)).toBe(200)
      expect((await first.call('POST', `${path}/${what}`))?.status).toBeLessThan(300)
      expect(await statusAtSecond(token)).toBe(401)
    },
  )
})
