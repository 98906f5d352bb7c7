import { access, admin, containers, debugLinks, versions } from '@waymark/api-client/endpoints'
import { describe, expect, test } from 'vitest'
import { debugLinks as rows } from '#database/tables/index.ts'
import type { Caller } from '#http/caller.ts'
import { deleteExpired } from '#operations/delete-expired.ts'
import { callAs } from '#testing/call-as.ts'
import { giveAccess, makeUser } from '#testing/people.ts'
import { openSiteOfFile } from '#testing/site-of-file.ts'
import { addTag, openSecondSite, type TestSite } from '#testing/test-site.ts'

const DAY = 86_400

const shop = await openSiteOfFile()

async function create({ server, appId }: TestSite, user: Caller, attributes?: { valid_days: number }) {
  const body = { data: { type: 'debug-link' as const, ...(attributes && { attributes }) } }
  return callAs(server, user, debugLinks.create, { params: { appId }, body })
}

const list = async ({ server, owner, appId }: TestSite) =>
  (await callAs(server, owner, debugLinks.list, { params: { appId } })).answer

/** The name of the debug file of a link. */
function fileOf(url: string): string {
  const parameter = new URL(url).searchParams.get('debugFileUrl') ?? ''
  return new URL(Buffer.from(parameter, 'base64url').toString()).pathname.split('/').at(-1) ?? ''
}

const readFile = ({ server }: TestSite, url: string) =>
  callAs(server, undefined, containers.debugFile, { params: { file: fileOf(url) } })

/** Whether a debug token is answered with the debug artifact. */
async function runs({ server, appId }: TestSite, token: string | undefined): Promise<boolean> {
  const script = await server.request(`/containers/${appId}.js?wm_debug=${token}`)
  return ((await script.json()) as { mode: string }).mode === 'debug'
}

async function editorOf(site: TestSite): Promise<Caller> {
  const editor = await makeUser(site.server.deps, site.organisationId)
  await giveAccess(site.server.deps, editor, site.appId, 'edit')
  return editor
}

const removeUser = ({ server, owner }: TestSite, user: Caller) =>
  callAs(server, owner, admin.removeUser, { params: { userId: user.id } })

const takeRightsFrom = ({ server, owner, appId }: TestSite, user: Caller) =>
  callAs(server, owner, admin.grant, {
    params: { appId, userId: user.id },
    body: { data: { attributes: { level: 'none' } } },
  })

describe('a debug link', () => {
  test('opens the present draft, for its twelve hours the token with which the site runs it', async () => {
    const site = await openSecondSite(shop)
    const made = await create(site, site.owner)
    expect(made.status).toBe(201)
    const url = new URL(made.answer.data.attributes.url)
    expect(url.pathname).toBe('/tag/standalone-debug')
    expect(url.searchParams.get('initialUrl')).toBe('https://shop.example.com')
    expect(fileOf(url.href)).toMatch(/^[0-9a-f]{32}\.json$/u)

    await addTag(site, 'Added after sharing')
    const read = await readFile(site, url.href)
    expect(read.headers.get('cache-control')).toBe('no-store')
    expect(read.answer).toMatchObject({ app_id: site.appId, app_urls: ['https://shop.example.com'] })
    expect(read.answer.metadata.tags.map((tag) => tag.name)).toEqual(['Added after sharing'])
    const token = read.answer.debug_token
    expect(await runs(site, token)).toBe(true)
    site.server.advance(DAY / 2)
    expect(await runs(site, token)).toBe(false)
    expect(await runs(site, (await readFile(site, url.href)).answer.debug_token)).toBe(true)
    site.server.advance(-DAY / 2)
  })

  test('is one of several, listed newest first with its author and its end, a week unless another one is chosen', async () => {
    const site = await openSecondSite(shop)
    const editor = await editorOf(site)
    const first = await create(site, editor)
    site.server.advance(60)
    const second = await create(site, site.owner, { valid_days: 30 })
    const { data, meta } = await list(site)
    expect([data, meta.total]).toEqual([[second.answer.data, first.answer.data], 2])
    expect(data.map(({ attributes }) => [attributes.author, attributes.expires_at])).toEqual([
      [site.owner.email, '2026-04-01T09:01:00+00:00'],
      [editor.email, '2026-03-09T09:00:00+00:00'],
    ])
    site.server.advance(-60)
  })

  test.each([0, 91, 1.5])('cannot be valid for %d days', async (days) => {
    expect((await create(shop, shop.owner, { valid_days: days })).codes).toEqual(['INVALID_JSON_ERROR'])
  })

  test('does not exist for a meta-site', async () => {
    const meta = await openSecondSite(shop, 'meta-site')
    expect((await create(meta, meta.owner)).status).toBe(404)
  })
})

describe('a debug link ends, and its tokens with it,', () => {
  async function shared(user?: Caller) {
    const site = await openSecondSite(shop)
    const author = user ?? (await editorOf(site))
    if (user) await giveAccess(site.server.deps, user, site.appId, 'edit')
    const { id, attributes } = (await create(site, author, { valid_days: 1 })).answer.data
    const token = (await readFile(site, attributes.url)).answer.debug_token
    expect(await runs(site, token)).toBe(true)
    return { site, author, id, url: attributes.url, token }
  }

  test('when it is deleted', async () => {
    const { site, id, url, token } = await shared()
    const kept = (await create(site, site.owner)).answer.data
    const params = { appId: site.appId, debugLinkId: id }
    expect((await callAs(site.server, site.owner, debugLinks.remove, { params })).status).toBe(204)
    expect([await runs(site, token), (await readFile(site, url)).codes]).toEqual([false, ['NOT_FOUND_ERROR']])
    expect((await callAs(site.server, site.owner, debugLinks.remove, { params })).status).toBe(404)
    expect((await list(site)).data).toEqual([kept])
  })

  test('when all links of the site are deleted, not those of other sites', async () => {
    const [mine, other] = [await shared(), await shared()]
    await create(mine.site, mine.author)
    const { server, owner, appId } = mine.site
    expect((await callAs(server, owner, debugLinks.removeAll, { params: { appId } })).status).toBe(204)
    expect([(await list(mine.site)).meta.total, await runs(mine.site, mine.token)]).toEqual([0, false])
    expect(await runs(other.site, other.token)).toBe(true)
  })

  test('when its time is over: the answer says so until it is swept a month later', async () => {
    const { site, url, token } = await shared()
    const { server } = site
    server.advance(DAY)
    const read = await readFile(site, url)
    expect([read.status, read.codes]).toEqual([404, ['DEBUG_LINK_EXPIRED_ERROR']])
    expect(read.errors[0]?.detail).toBe('This debug link expired on 2026-03-03T09:00:00+00:00')
    const owner = await makeUser(server.deps, site.organisationId, 'OWNER')
    expect([await runs(site, token), (await list({ ...site, owner })).meta.total]).toEqual([false, 0])
    await deleteExpired(server.deps)
    expect((await readFile(site, url)).codes).toEqual(['DEBUG_LINK_EXPIRED_ERROR'])
    server.advance(31 * DAY)
    await deleteExpired(server.deps)
    expect((await readFile(site, url)).codes).toEqual(['NOT_FOUND_ERROR'])
    server.advance(-32 * DAY)
  })

  test('when its author is removed', async () => {
    const { site, author, url, token } = await shared()
    expect((await removeUser(site, author)).status).toBe(204)
    expect([await runs(site, token), (await readFile(site, url)).codes]).toEqual([false, ['NOT_FOUND_ERROR']])
    expect((await list(site)).meta.total).toBe(0)
  })

  test('when its author loses all rights on the site', async () => {
    const { site, author, url, token } = await shared()
    expect((await takeRightsFrom(site, author)).status).toBe(204)
    expect([await runs(site, token), (await readFile(site, url)).codes]).toEqual([false, ['NOT_FOUND_ERROR']])
  })

  test('but a link from before authors were recorded holds until its end', async () => {
    const { site, url, token } = await shared()
    await site.server.deps.db.update(rows).set({ createdBy: null })
    expect([await runs(site, token), (await readFile(site, url)).status]).toEqual([true, 200])
    expect((await list(site)).data[0]?.attributes.author).toBeNull()
  })
})

describe('the debug token of a user', () => {
  async function tokenOf(site: TestSite, user: Caller) {
    const params = { appId: site.appId, versionId: 'draft' }
    return (await callAs(site.server, user, versions.metadata, { params })).answer.data.meta?.debug_token
  }

  test('ends with the account', async () => {
    const site = await openSecondSite(shop)
    const editor = await editorOf(site)
    const token = await tokenOf(site, editor)
    expect(await runs(site, token)).toBe(true)
    await removeUser(site, editor)
    expect(await runs(site, token)).toBe(false)
  })

  test('ends with the last right on the site, not with the right to edit', async () => {
    const site = await openSecondSite(shop)
    const editor = await editorOf(site)
    const token = await tokenOf(site, editor)
    await giveAccess(site.server.deps, editor, site.appId, 'view')
    expect(await runs(site, token)).toBe(true)
    await takeRightsFrom(site, editor)
    expect(
      (await callAs(site.server, editor, access.entry, { params: { appId: site.appId } })).answer.data,
    ).toMatchObject({ attributes: { actions: [] } })
    expect(await runs(site, token)).toBe(false)
  })

  test('of an owner ends when the owner becomes a user without rights', async () => {
    const site = await openSecondSite(shop)
    const second = await makeUser(site.server.deps, site.organisationId, 'OWNER')
    const token = await tokenOf(site, second)
    expect(await runs(site, token)).toBe(true)
    const body = { data: { type: 'ppms/user' as const, attributes: { role: 'USER' as const } } }
    await callAs(site.server, site.owner, admin.changeUser, { params: { userId: second.id }, body })
    expect(await runs(site, token)).toBe(false)
  })
})
