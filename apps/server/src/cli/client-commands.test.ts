import { expect, test } from 'vitest'
import { runCommand } from '#testing/run-command.ts'
import { openSiteOfFile } from '#testing/site-of-file.ts'

const site = await openSiteOfFile()

/** What a command prints. */
const run = (command: string, ...args: string[]) => runCommand(site.server, ...command.split(' '), ...args)

const credentialsIn = (output: string) => ({
  client_id: /^Client id: (\S+)$/mu.exec(output)?.[1] ?? '',
  client_secret: /^Secret: (\S+)$/mu.exec(output)?.[1] ?? '',
})
const ask = (credentials: Record<string, string>) =>
  site.server.request('/auth/token', {
    method: 'POST',
    body: new URLSearchParams({ grant_type: 'client_credentials', ...credentials }),
  })

test('an operator makes a client with levels, gives it another secret, and revokes it', async () => {
  const first = credentialsIn(await run('client add', 'Release pipeline', '--level', `${site.appId}=publish`))
  const answer = await ask(first)
  const { access_token } = (await answer.json()) as { access_token: string }
  const call = await site.server.request(`/api/access-control/v2/entry/${site.appId}`, {
    headers: { Authorization: `Bearer ${access_token}` },
  })
  expect(await call.json()).toMatchObject({ data: { attributes: { actions: ['view', 'edit', 'publish'] } } })
  expect(await run('client list')).toMatch(new RegExp(`^${first.client_id}  active   2026-.*  Release pipeline$`, 'u'))

  const second = credentialsIn(await run('client rotate', first.client_id))
  expect((await ask(first)).status).toBe(401)
  expect((await ask(second)).status).toBe(200)

  expect(await run('client revoke', first.client_id)).toBe('Release pipeline is refused from now on.')
  expect((await ask(second)).status).toBe(401)
  expect(await run('client rotate', first.client_id)).toBe('A client that was revoked cannot be changed.')
})

test('a client may end with a day', async () => {
  expect(await run('client add', 'Feed', '--ends', '2026-03-31')).toContain('Client id: ')
  expect(await run('client add', 'Feed', '--ends', '2026-03-01')).toBe('ends_at must be in the future.')
  expect(await run('client add', 'Feed', '--ends', 'soon')).toBe('ends_at is not a valid date.')
  expect(await run('client add', 'Feed', '--ends', '2027-02-30')).toBe('ends_at is not a valid date.')
})

test('a level or client that does not exist is named', async () => {
  expect(await run('client add', 'Feed', '--level', `${site.appId}=all`)).toContain(
    `"${site.appId}=all" is not a level`,
  )
  expect(await run('client add', 'Feed', '--level', 'shop=view')).toBe('There is no site shop.')
  expect(await run('client revoke', '00000000')).toBe('There is no client 00000000; client list shows the ids.')
})
