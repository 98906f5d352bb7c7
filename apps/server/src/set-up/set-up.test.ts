import { session, tags, triggers } from '@waymark/api-client/endpoints'
import { afterAll, beforeEach, describe, expect, test } from 'vitest'
import { createOrganisation, createUser, USUAL_MODULES } from '#access/people.ts'
import { organisations, sites, users } from '#database/tables/index.ts'
import { COMMAND_LINE } from '#database/tables/initiator.ts'
import { callAs } from '#testing/call-as.ts'
import { deleteAllRows } from '#testing/delete-all-rows.ts'
import { makeOrganisation, makeUser, signedIn } from '#testing/people.ts'
import { createSignInBrowser } from '#testing/sign-in-browser.ts'
import { openTestDatabase } from '#testing/test-database.ts'
import { startTestServer, type TestServer } from '#testing/test-server.ts'
import { isSetUpOpen, issueSetUpCode } from './code.ts'

const database = await openTestDatabase()
afterAll(() => database.close())

let server: TestServer
beforeEach(async () => {
  await deleteAllRows(database.db)
  server = await startTestServer({}, database)
})

const PATH = session.setUp.path

/** What a browser sends; single values are replaced. */
const body = (code: string, changes: Record<string, unknown> = {}) => ({
  data: {
    type: 'set-up',
    attributes: {
      code,
      organization: 'Northwind',
      email: 'owner@northwind.example',
      password: 'a long enough one',
      language: 'en-GB',
      website_name: 'Northwind Outdoor',
      website_url: 'https://www.northwind-outdoor.example',
      timezone: 'Europe/Oslo',
      gdpr: true,
      ...changes,
    },
  },
})

const newCode = async (at = server) => (await issueSetUpCode(at.deps)) ?? ''
const send = (code: string, changes?: Record<string, unknown>) =>
  createSignInBrowser(server).post(PATH, body(code, changes))
const errorsOf = async (answer: Response) =>
  ((await answer.json()) as { errors: { code: string; source?: { pointer?: string } }[] }).errors.map(
    ({ code, source }) => [code, source?.pointer],
  )

describe('an installation without a user', () => {
  test('is set up with the code that its server has printed, and its owner is signed in', async () => {
    const browser = createSignInBrowser(server)
    expect(await (await browser.request(PATH)).json()).toEqual({ open: true })
    const answer = await browser.post(PATH, body(await newCode(), { email: 'Owner@Northwind.example' }))
    expect(answer.status).toBe(201)
    const { data } = (await answer.json()) as { data: { id: string; attributes: object } }
    expect(data.attributes).toMatchObject({
      name: 'Northwind Outdoor',
      urls: ['https://www.northwind-outdoor.example'],
      timezone: 'Europe/Oslo',
      gdpr: true,
    })
    expect((await browser.request(session.current.path)).status).toBe(200)
    expect(await (await browser.request(PATH)).json()).toEqual({ open: false })
    const [user] = await server.deps.db.select().from(users)
    expect(user).toMatchObject({ email: 'owner@northwind.example', role: 'OWNER', language: 'en-GB' })
  })

  test('gets a website with a trigger for every page view and no tag', async () => {
    const answer = await send(await newCode())
    const { data } = (await answer.json()) as { data: { id: string } }
    const [row] = await server.deps.db.select().from(users)
    const owner = await signedIn(server.deps, row!)
    const call = { params: { appId: data.id }, query: {} }
    expect((await callAs(server, owner, tags.list, call)).answer.meta.total).toBe(0)
    const listed = await callAs(server, owner, triggers.list, call)
    expect(listed.answer.data.map(({ attributes }) => attributes.name)).toEqual(['All page views'])
  })

  test('takes the code of each of its processes', async () => {
    const first = await newCode()
    const other = server.withSettings({})
    await newCode(other)
    expect((await createSignInBrowser(other).post(PATH, body(first))).status).toBe(201)
  })

  test.each(['', 'guessed', '%', 'set-up-code/%'])('is not set up with the code "%s"', async (code) => {
    await newCode()
    const answer = await send(code)
    expect([answer.status, await errorsOf(answer)]).toEqual([403, [['SET_UP_CODE_ERROR', '/data/attributes/code']]])
    expect(await isSetUpOpen(server.deps.db)).toBe(true)
  })

  test('is not set up by a page of another website', async () => {
    const answer = await server.request(PATH, {
      method: 'POST',
      headers: { Origin: 'https://evil.example', 'Content-Type': 'application/json' },
      body: JSON.stringify(body(await newCode())),
    })
    expect([answer.status, await errorsOf(answer)]).toEqual([403, [['FORBIDDEN_ERROR', undefined]]])
  })

  test('names each field that is wrong, keeps nothing of what was sent, and takes the code again', async () => {
    const code = await newCode()
    const wrong = await send(code, {
      organization: ' ',
      email: 'owner',
      password: 'short',
      language: '?',
      website_name: '',
      website_url: 'www.northwind-outdoor.example',
      timezone: 'Europe/Atlantis',
    })
    expect(wrong.status).toBe(400)
    const fields = ['organization', 'email', 'password', 'language', 'website_name', 'website_url', 'timezone']
    const pointers = new Set((await errorsOf(wrong)).map(([, pointer]) => pointer))
    expect(pointers).toEqual(new Set(fields.map((field) => `/data/attributes/${field}`)))

    const guessable = await send(code, { password: 'owner@northwind.example' })
    expect([guessable.status, await errorsOf(guessable)]).toEqual([
      400,
      [['INVALID_JSON_ERROR', '/data/attributes/password']],
    ])
    expect(await server.deps.db.$count(organisations)).toBe(0)
    expect((await send(code)).status).toBe(201)
  })

  test('needs a password', async () => {
    const answer = await send(await newCode(), { password: undefined })
    expect([answer.status, await errorsOf(answer)]).toEqual([
      400,
      [['INVALID_JSON_ERROR', '/data/attributes/password']],
    ])
  })

  test('has one owner when two browsers set it up at the same time; the other is refused', async () => {
    const code = await newCode()
    const emails = ['first@northwind.example', 'second@northwind.example', 'third@northwind.example']
    const answers = await Promise.all(emails.map((email) => send(code, { email })))
    expect(answers.map(({ status }) => status).sort()).toEqual([201, 409, 409])
    const refused = answers.filter(({ status }) => status === 409)
    for (const answer of refused) expect(await errorsOf(answer)).toEqual([['SET_UP_DONE_ERROR', undefined]])
    const { db } = server.deps
    expect([await db.$count(organisations), await db.$count(users), await db.$count(sites)]).toEqual([1, 1, 1])
  })
})

describe('an installation with a user', () => {
  test('is not set up, not even with a code from before', async () => {
    const code = await newCode()
    await makeUser(server.deps, await makeOrganisation(server.deps), 'OWNER')
    const answer = await send(code)
    expect([answer.status, await errorsOf(answer)]).toEqual([409, [['SET_UP_DONE_ERROR', undefined]]])
  })

  test('has no code', async () => {
    await makeUser(server.deps, await makeOrganisation(server.deps), 'OWNER')
    expect(await issueSetUpCode(server.deps)).toBeUndefined()
  })

  test('is one whose owner came from the command line, too', async () => {
    const { deps } = server
    const organisationId = await createOrganisation(deps, { name: 'N', modules: USUAL_MODULES, cdp: 'not_granted' })
    expect(await isSetUpOpen(deps.db)).toBe(true)
    const attributes = { email: 'o@n.example', password: 'correct horse 27 battery', role: 'OWNER', language: 'en' }
    await createUser(
      deps,
      organisationId,
      { type: 'ppms/user', attributes: { ...attributes, role: 'OWNER' } },
      COMMAND_LINE,
    )
    expect(await isSetUpOpen(deps.db)).toBe(false)
  })
})
