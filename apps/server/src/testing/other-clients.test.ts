import { describe, expect, test } from 'vitest'
import { tokenOf } from './people.ts'
import { runOperations } from './run-operations.ts'
import { openSiteOfFile } from './site-of-file.ts'
import { addTag, addTrigger, addVariable, openSecondSite, tagBody } from './test-site.ts'

/** What programs other than the product may send and expect. */

const shop = await openSiteOfFile()
const base = `/api/tag/v1/${shop.appId}`

async function send(method: string, path: string, body?: unknown): Promise<{ status: number; body: any }> {
  const response = await shop.server.request(path, {
    method,
    headers: {
      Authorization: `Bearer ${await tokenOf(shop.server.deps, shop.owner)}`,
      ...(body !== undefined && { 'Content-Type': 'application/json' }),
    },
    ...(body !== undefined && { body: JSON.stringify(body) }),
  })
  const text = await response.text()
  return { status: response.status, body: text === '' ? undefined : JSON.parse(text) }
}

/** The codes, details and sources of a refusal. */
const refusalOf = ({ status, body }: { status: number; body: any }) => [
  status,
  ...body.errors.map(({ code, detail, source }: any) => [code, detail, source]),
]

describe('the type of tags', () => {
  test('is "async" on every tag, may be sent as such, and is refused otherwise', async () => {
    const { data } = tagBody('Typed')
    const withType = (tag_type: string) => ({ data: { ...data, attributes: { ...data.attributes, tag_type } } })
    const made = await send('POST', `${base}/tags`, withType('async'))
    expect(made).toMatchObject({ status: 201, body: { data: { attributes: { tag_type: 'async' } } } })
    expect((await send('GET', `${base}/tags`)).body.data[0].attributes.tag_type).toBe('async')
    expect(refusalOf(await send('POST', `${base}/tags`, withType('sync')))).toEqual([
      400,
      ['INVALID_JSON_ERROR', expect.stringContaining('must be "async"'), { pointer: '/data/attributes/tag_type' }],
    ])
    const change = { data: { type: 'tag', attributes: { tag_type: 'async' } } }
    expect((await send('PATCH', `${base}/tags/${made.body.data.id}`, change)).status).toBe(204)
  })
})

describe('options', () => {
  const options = { id: '4', revenue: '{{ Order }}.total', currency: 'EUR', custom_dimensions: [] }
  const goal = (template_options: object) => ({
    data: {
      type: 'tag',
      attributes: { name: `Goal ${Math.random()}`, template: 'waymark_goal_conversion', template_options },
    },
  })

  test('of numbers may have decimals or hold references', async () => {
    for (const revenue of [19.9, '{{ Order }}.total']) {
      const made = await send('POST', `${base}/tags`, goal({ ...options, revenue }))
      expect(made).toMatchObject({ status: 201, body: { data: { attributes: { template_options: { revenue } } } } })
    }
  })

  test('that are not known are left out, but one that restricts what is collected is refused by its name', async () => {
    const made = await send('POST', `${base}/tags`, goal({ ...options, colour: 'blue' }))
    expect(made.status).toBe(201)
    expect(made.body.data.attributes.template_options).toEqual(options)
    expect(refusalOf(await send('POST', `${base}/tags`, goal({ ...options, disable_cookies: true })))).toEqual([
      400,
      [
        'INVALID_JSON_ERROR',
        expect.stringContaining('template_options.disable_cookies is not supported'),
        { pointer: '/data/attributes/template_options/disable_cookies' },
      ],
    ])
  })
})

describe('a copy', () => {
  test('without name and target is made on the same site under a free name', async () => {
    const id = await addTag(shop, 'Original')
    for (const name of ['Original (copy)', 'Original (copy 2)']) {
      const started = await send('POST', `${base}/tags/${id}/copy`, { data: { type: 'tag' } })
      expect(started).toMatchObject({ status: 202, body: { data: { attributes: { name } } } })
      await runOperations(shop.server)
      expect((await send('GET', `${base}/tags/${started.body.data.id}`)).body.data.attributes.name).toBe(name)
    }
  })

  test('keeps a free name on another site, and the id that was sent', async () => {
    const other = await openSecondSite(shop)
    const source = await addVariable(shop, 'Plan')
    const id = shop.server.deps.ids()
    const body = {
      data: { id, type: 'variable', relationships: { target_app: { data: { id: other.appId, type: 'app' } } } },
    }
    const started = await send('POST', `${base}/variables/${source}/copy`, body)
    expect(started).toMatchObject({ status: 202, body: { data: { id, attributes: { name: 'Plan' } } } })
    await runOperations(shop.server)
    expect((await send('GET', `/api/tag/v1/${other.appId}/variables/${id}`)).body.data.attributes.name).toBe('Plan')
    expect(refusalOf(await send('POST', `${base}/variables/${source}/copy`, body))[1]).toContain('NOT_UNIQUE_ID_ERROR')
  })

  test('is refused under an id that is taken', async () => {
    const id = await addTrigger(shop, 'Taken')
    const body = { data: { id, type: 'trigger' } }
    expect(refusalOf(await send('POST', `${base}/triggers/${id}/copy`, body))).toEqual([
      400,
      ['NOT_UNIQUE_ID_ERROR', 'This id is taken', { pointer: '/data/id' }],
    ])
  })
})

test('an export needs no body, and its file keeps an id that was sent', async () => {
  expect((await send('POST', `${base}/versions/draft/export-files`)).status).toBe(202)
  const id = shop.server.deps.ids()
  const body = { data: { id, type: 'export_file' } }
  expect(await send('POST', `${base}/versions/draft/export-files`, body)).toMatchObject({ body: { data: { id } } })
  expect(refusalOf(await send('POST', `${base}/versions/draft/export-files`, body))[1]).toContain('NOT_UNIQUE_ID_ERROR')
  await runOperations(shop.server)
  expect((await send('GET', `${base}/versions/draft/export-files/${id}`)).status).toBe(200)
})

test('a single debug link can be read', async () => {
  const links = `${base}/versions/draft/debug-links`
  const made = await send('POST', links, { data: { type: 'debug-link' } })
  expect((await send('GET', `${links}/${made.body.data.id}`)).body).toEqual(made.body)
  expect((await send('GET', `${links}/${shop.server.deps.ids()}`)).status).toBe(404)
})

test('the triggers of a tag are filtered by type, the tags of a trigger like all tags', async () => {
  const trigger = await addTrigger(shop, 'Clicks', { trigger_type: 'click' })
  const other = await addTrigger(shop, 'Views')
  const tag = await addTag(shop, 'Linked', {}, [trigger, other])
  const paused = await addTag(shop, 'Paused', { is_active: false }, [trigger])
  const idsOf = async (path: string) => (await send('GET', `${base}/${path}`)).body.data.map(({ id }: any) => id)
  expect(await idsOf(`tags/${tag}/triggers?filter[trigger_type]=click`)).toEqual([trigger])
  expect(await idsOf(`triggers/${trigger}/tags?filter[is_active]=false`)).toEqual([paused])
})

test('a change whose body names another resource than its path is refused', async () => {
  const [one, other] = [await addTag(shop, 'One'), await addTag(shop, 'Other')]
  const body = { data: { id: other, type: 'tag', attributes: { name: 'Renamed' } } }
  expect(refusalOf(await send('PATCH', `${base}/tags/${one}`, body))).toEqual([
    409,
    ['ID_MISMATCH_ERROR', `The path names ${one}, the body another id`, { pointer: '/data/id' }],
  ])
  expect((await send('PATCH', `${base}/tags/${other}`, body)).status).toBe(204)
})

describe('parameters of an address', () => {
  test.each([
    ['tags?page[offset]=-1', 'page[offset] must be a whole number of at least 0'],
    ['tags?page[limit]=0', 'page[limit] must be at least 1'],
    ['tags?page[limit]=many', 'page[limit] must be a whole number of at least 1'],
    ['tags?page[limit]=5000', 'page[limit] must be at most 1000'],
    ['tags?include=triggers', 'include is not supported here'],
    ['tags?fields[tag]=name', 'fields[tag] is not supported here'],
    ['tags?filter[colour]=blue', 'filter[colour] is not known'],
    ['versions/draft?include=tags', 'include is not supported here'],
  ])('%s: %s', async (path, detail) => {
    expect(refusalOf(await send('GET', `${base}/${path}`))).toEqual([
      400,
      ['INVALID_URI_PARAMETER_ERROR', detail, { parameter: detail.split(' ')[0] }],
    ])
  })

  test('page through the platform’s lists by links, too', async () => {
    const { body } = await send('GET', '/api/apps/v2?limit=1&search=')
    expect(body.links).toMatchObject({ first: expect.stringContaining('limit=1&offset=0'), prev: null })
    expect((await send('GET', body.links.last)).status).toBe(200)
  })
})
