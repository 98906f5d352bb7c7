import { Validator } from '@seriousme/openapi-schema-validator'
import { fillPath } from '@waymark/api-client/endpoint'
import { admin, allEndpoints } from '@waymark/api-client/endpoints'
import { offeredTemplates } from '@waymark/domain/tag/templates'
import { Ajv2020 } from 'ajv/dist/2020.js'
import formats from 'ajv-formats'
import { describe, expect, test } from 'vitest'
import { callAs } from '#testing/call-as.ts'
import { fileTag, importText } from '#testing/import-text.ts'
import { tokenOf } from '#testing/people.ts'
import { createFixtures, type Ids } from '#testing/permissions/fixtures.ts'
import { runOperations } from '#testing/run-operations.ts'
import { startServerOfFile } from '#testing/server-of-file.ts'
import type { TestServer } from '#testing/test-server.ts'
import { addTag, openSecondSite, publish, type TestSite } from '#testing/test-site.ts'
import { DESCRIBED } from './document.ts'
import { EXAMPLE_BODIES } from './example-bodies.ts'

const server = await startServerOfFile()
const fixtures = await createFixtures(server)
const token = await tokenOf(server.deps, fixtures.people.get('owner')!)
const document: any = await (await server.request('/openapi.json')).json()
const ajv = new Ajv2020({ strict: false, allErrors: true })
formats.default(ajv)
ajv.addSchema(document, 'openapi.json')

/** What a value breaks of the schema at a place of the document. */
function errorsOf(place: readonly (string | number)[], value: unknown): string[] {
  const pointer = place
    .map((key) => encodeURIComponent(String(key).replaceAll('~', '~0').replaceAll('/', '~1')))
    .join('/')
  const validate = ajv.getSchema(`openapi.json#/${pointer}`)
  if (!validate) throw new Error(`The description has nothing at ${pointer}`)
  validate(value)
  return (validate.errors ?? []).map(({ instancePath, message }) => `${instancePath} ${message}`)
}

test('the description is valid OpenAPI', async () => {
  expect(await new Validator().validate(document)).toMatchObject({ valid: true })
})

test('every endpoint is described, but for those that only the pages of the product call', () => {
  const described = new Set(DESCRIBED.map(({ name }) => name))
  const left = allEndpoints.filter(({ name }) => !described.has(name)).map(({ name }) => name.split('.')[0])
  expect([...new Set(left)]).toEqual(['presence', 'ownAccount', 'twoFactor', 'session', 'locales', 'containers'])
})

test('the description is a page, too', async () => {
  const answer = await server.request('/api-docs')
  expect(answer.headers.get('content-security-policy')).toContain("default-src 'none'")
  const text = await answer.text()
  for (const { summary } of DESCRIBED) expect(text).toContain(`<b>${summary}</b>`)
  expect(text).toContain('<code>POST /api/tag/v1/{appId}/versions/{versionId}/publish</code>')
  expect(text).toContain('<code>page[limit]</code>')
  expect(text).toContain('&quot;name&quot;: &quot;Order, measured&quot;')
  expect(text).toContain('<code>NOT_UNIQUE_TAG_NAME_ERROR</code>')
})

test('every template is described with a sample that it takes', () => {
  const { schemas } = document.components
  const names = Object.keys(schemas).filter((name) => name.startsWith('TemplateOptions-'))
  expect(names).toHaveLength(offeredTemplates().length)
  for (const name of names) {
    const [example] = schemas[name].examples
    expect(errorsOf(['components', 'schemas', name], example), name).toEqual([])
  }
})

/** Calls that the examples cannot carry out on a new website, with what is answered. */
const REFUSED: Readonly<Record<string, number>> = {
  'apiClients.token': 401,
  'tags.resume': 409,
  'installation.check': 409,
  'versions.publish': 409,
  'versions.importFile': 400,
}

interface Sent {
  readonly ids: Ids
  readonly body: unknown
  readonly on?: TestServer
  /** Whose token is sent; the owner's unless given. */
  readonly as?: string
}

/** Sends a call that is described, and expects its body and its answer to be as described; gives status and text. */
async function send({ endpoint }: (typeof DESCRIBED)[number], { ids, body, on = server, as = token }: Sent) {
  const template = endpoint.path.replace(/:(\w+)/gu, '{$1}')
  const place = ['paths', template, endpoint.method.toLowerCase()]
  const isForm = endpoint.sends === 'form'
  if (body !== undefined && !isForm) {
    const media = endpoint.sends === 'json-api' ? 'application/vnd.api+json' : 'application/json'
    expect(errorsOf([...place, 'requestBody', 'content', media, 'schema'], body)).toEqual([])
  }
  const form = new FormData()
  form.append('file', new File([typeof body === 'string' ? body : JSON.stringify(body)], 'shop.json'))
  const search = endpoint.path.includes('dimensions') ? `?website_id=${ids.appId}` : ''
  const answer = await on.request(fillPath(endpoint.path, ids) + search, {
    method: endpoint.method,
    headers: {
      Authorization: `Bearer ${as}`,
      Origin: server.deps.settings.origin,
      ...(body !== undefined && !isForm && { 'Content-Type': 'application/json' }),
    },
    ...(body !== undefined && { body: isForm ? form : JSON.stringify(body) }),
  })
  const text = await answer.text()
  const media = answer.headers.get('content-type')?.split(';')[0] ?? ''
  if (text !== '') {
    const schema = [...place, 'responses', answer.status, 'content', media, 'schema']
    expect(errorsOf(schema, media.endsWith('json') ? JSON.parse(text) : text)).toEqual([])
  }
  const { headers } = document.paths[template][endpoint.method.toLowerCase()].responses[answer.status]
  for (const name of ['X-Request-Id', 'ETag', 'Retry-After']) {
    expect([name, answer.headers.has(name)]).toEqual([name, name in headers])
  }
  return { status: answer.status, text, headers: answer.headers }
}

describe('every example is taken, and its answer is as described', () => {
  test.each(DESCRIBED)('$name', async (described) => {
    const { name, endpoint } = described
    const ids = fixtures.places.get('own site') ?? {}
    const inMetaSite = endpoint.path.startsWith('/api/meta-sites')
    const params = { ...ids, ...(inMetaSite && { tagId: ids.metaTagId ?? '', triggerId: ids.metaTriggerId ?? '' }) }
    const { status, text } = await send(described, { ids: params, body: EXAMPLE_BODIES[name]?.(ids) })
    expect(`${status} ${text}`).toMatch(new RegExp(`^${REFUSED[name] ?? endpoint.success} `))
    if (endpoint.method === 'DELETE') await fixtures.renew('own site')
  })
})

describe('what an example alone cannot carry out is answered as described where it can be', () => {
  const described = (name: string) => DESCRIBED.find((one) => one.name === name)!
  const EXAMPLE = (name: string, ids: Ids) => EXAMPLE_BODIES[name]?.(ids)

  /** A new website. */
  async function website(): Promise<TestSite> {
    const owner = fixtures.people.get('owner')!
    const { organisationId } = owner
    return openSecondSite({ server, organisationId, owner, appId: '', close: async () => {} })
  }

  const PREPARED: Readonly<Record<string, () => Promise<Sent>>> = {
    async 'apiClients.token'() {
      const { text } = await send(described('apiClients.create'), { ids: {}, body: EXAMPLE('apiClients.create', {}) })
      const { data, meta } = JSON.parse(text)
      const credentials = { client_id: data.attributes.client_id, client_secret: meta.client_secret }
      return { ids: {}, body: { grant_type: 'client_credentials', ...credentials } }
    },
    async 'tags.resume'() {
      const site = await website()
      const ids = { appId: site.appId, tagId: await addTag(site, 'Newsletter') }
      await publish(site)
      expect((await send(described('tags.stop'), { ids, body: EXAMPLE('tags.stop', ids) })).status).toBe(202)
      await runOperations(server)
      return { ids, body: EXAMPLE('tags.resume', ids) }
    },
    async 'installation.check'() {
      const { appId, owner } = await website()
      const attributes = { urls: ['https://www.northwind-outdoor.example'] }
      const body = { data: { type: 'ppms/app' as const, attributes } }
      expect((await callAs(server, owner, admin.changeApp, { params: { appId }, body })).status).toBe(204)
      const on = server.withSettings({ checksAddresses: true })
      return { ids: { appId }, body: EXAMPLE('installation.check', { appId }), on }
    },
    async 'versions.publish'() {
      const site = await website()
      await addTag(site, 'Newsletter')
      const { data } = EXAMPLE('versions.publish', {}) as { data: { attributes: object } }
      const attributes = { ...data.attributes, state: undefined, resumed_tags: [] }
      return { ids: { appId: site.appId, versionId: 'draft' }, body: { data: { ...data, attributes } } }
    },
    async 'versions.importFile'() {
      const { appId } = await website()
      const tag = fileTag({ id: server.deps.ids(), name: 'Imported', code: '<i>1</i>', triggers: [] })
      return { ids: { appId }, body: importText({ tags: [tag] }) }
    },
  }

  test('all of them are prepared', () => {
    expect(Object.keys(PREPARED)).toEqual(Object.keys(REFUSED))
  })

  test.each(Object.entries(PREPARED))('%s', async (name, prepare) => {
    const { status, text } = await send(described(name), await prepare())
    expect(`${status} ${text}`).toMatch(new RegExp(`^${described(name).endpoint.success} `))
  })

  test('answers to an API client name the calls that are left', async () => {
    const clientToken = await tokenOf(server.deps, fixtures.people.get('client: view')!)
    const { headers } = await send(described('apps.list'), { ids: {}, body: undefined, as: clientToken })
    const all = document.paths['/api/apps/v2'].get.responses[200].headers
    for (const name of Object.keys(all).filter((one) => one.startsWith('RateLimit-'))) {
      expect(headers.get(name)).toMatch(/^\d+$/u)
    }
  })
})
