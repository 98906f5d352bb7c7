import { Validator } from '@seriousme/openapi-schema-validator'
import { fillPath, isText } from '@waymark/api-client/endpoint'
import { allEndpoints } from '@waymark/api-client/endpoints'
import { Ajv2020 } from 'ajv/dist/2020.js'
import formats from 'ajv-formats'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { tokenOf } from '#testing/people.ts'
import { createFixtures, type Fixtures } from '#testing/permissions/fixtures.ts'
import { startTestServer, type TestServer } from '#testing/test-server.ts'
import { DESCRIBED } from './document.ts'
import { EXAMPLE_BODIES } from './example-bodies.ts'

let server: TestServer
let fixtures: Fixtures
let token: string
let document: any
const ajv = new Ajv2020({ strict: false, allErrors: true })
formats.default(ajv)

beforeAll(async () => {
  server = await startTestServer()
  fixtures = await createFixtures(server)
  const owner = fixtures.people.get('owner')
  token = owner ? await tokenOf(server.deps, owner) : ''
  document = await (await server.request('/openapi.json')).json()
  ajv.addSchema(document, 'openapi.json')
})
afterAll(() => server.close())

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

/** Calls that the examples cannot carry out on a new website, with what is answered. */
const REFUSED: Readonly<Record<string, number>> = {
  'apiClients.token': 401,
  'tags.resume': 409,
  'installation.check': 409,
  'versions.publish': 409,
  'versions.importFile': 400,
}

describe('every example is taken, and its answer is as described', () => {
  test.each(DESCRIBED)('$name', async ({ name, endpoint }) => {
    const ids = fixtures.places.get('own site') ?? {}
    const inMetaSite = endpoint.path.startsWith('/api/meta-sites')
    const params = { ...ids, ...(inMetaSite && { tagId: ids.metaTagId ?? '', triggerId: ids.metaTriggerId ?? '' }) }
    const template = endpoint.path.replace(/:(\w+)/gu, '{$1}')
    const place = ['paths', template, endpoint.method.toLowerCase()]
    const example = EXAMPLE_BODIES[name]?.(ids)
    const isForm = endpoint.sends === 'form'
    if (example !== undefined && !isForm) {
      const media = endpoint.sends === 'json-api' ? 'application/vnd.api+json' : 'application/json'
      expect(errorsOf([...place, 'requestBody', 'content', media, 'schema'], example)).toEqual([])
    }
    const form = new FormData()
    form.append('file', new File([JSON.stringify(example)], 'shop.json'))
    const search = endpoint.path.includes('dimensions') ? `?website_id=${ids.appId}` : ''
    const answer = await server.request(fillPath(endpoint.path, params) + search, {
      method: endpoint.method,
      headers: {
        Authorization: `Bearer ${token}`,
        Origin: server.deps.settings.origin,
        ...(example !== undefined && !isForm && { 'Content-Type': 'application/json' }),
      },
      ...(example !== undefined && { body: isForm ? form : JSON.stringify(example) }),
    })
    const text = await answer.text()
    expect(`${answer.status} ${text}`).toMatch(new RegExp(`^${REFUSED[name] ?? endpoint.success} `))
    if (text !== '') {
      const media = answer.headers.get('content-type')?.split(';')[0] ?? ''
      const schema = [...place, 'responses', answer.status, 'content', media, 'schema']
      expect(errorsOf(schema, isText(endpoint.answers) ? text : JSON.parse(text))).toEqual([])
    }
    if (endpoint.method === 'DELETE') await fixtures.renew('own site')
  })
})
