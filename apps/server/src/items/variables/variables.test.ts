import { variables } from '@waymark/api-client/endpoints'
import { BUILT_INS, builtIns } from '@waymark/domain/variable/built-in'
import { describe, expect, test } from 'vitest'
import { callAs } from '#testing/call-as.ts'
import { openSiteOfFile } from '#testing/site-of-file.ts'
import {
  addTag,
  addVariable,
  changes,
  openSecondSite,
  publish,
  readTag,
  type TestSite,
  variableBody,
} from '#testing/test-site.ts'

const shop = await openSiteOfFile()

const create = (...body: Parameters<typeof variableBody>) =>
  callAs(shop.server, shop.owner, variables.create, { params: { appId: shop.appId }, body: variableBody(...body) })
const read = async ({ server, owner, appId }: TestSite, variableId: string) =>
  (await callAs(server, owner, variables.one, { params: { appId, variableId } })).answer?.data.attributes
const change = ({ server, owner, appId }: TestSite, variableId: string, attributes: object) =>
  callAs(server, owner, variables.change, {
    params: { appId, variableId },
    body: { data: { type: 'variable', attributes } },
  })

describe('making', () => {
  test('a variable of every type keeps what its type has', async () => {
    const made = await create('Parameter', {
      variable_type: 'url',
      value: 'parameter',
      options: { parameter_name: 'q', more: 1 },
    })
    expect(made.answer.data.attributes).toMatchObject({
      variable_type: 'url',
      value: 'parameter',
      options: { parameter_name: 'q' },
      builtin: false,
      is_published: false,
    })
    const random = await create('Dice', { variable_type: 'random', value: 'dropped' })
    expect(random.answer.data.attributes).toMatchObject({ variable_type: 'random_number', value: null })
  })

  test.each([
    ['Constant without a value', { value: '' }],
    ['Unknown part of the address', { variable_type: 'url' as const, value: 'hash' }],
    [
      'Broken selector',
      {
        variable_type: 'dom_element' as const,
        value: 'a >',
        options: { selector_type: 'css', extract_text_content: false },
      },
    ],
  ])('%s is refused', async (name, attributes) => {
    expect((await create(name, attributes)).codes).toContain('INVALID_JSON_ERROR')
  })

  test.each(['Page Url', 'in {{ braces', 'out }} too'])('no variable is called %s', async (name) => {
    expect((await create(name)).status).toBe(400)
  })
})

describe('built-in variables', () => {
  test('can be read and nothing else', async () => {
    const variableId = BUILT_INS.pageUrl.id
    expect(await read(shop, variableId)).toEqual({
      name: 'Page Url',
      note: '',
      labels: [],
      variable_type: 'document',
      value: null,
      options: {},
      builtin: true,
      is_published: true,
      created_at: null,
      updated_at: null,
    })
    const call = { params: { appId: shop.appId, variableId } }
    expect((await change(shop, variableId, { name: 'Mine' })).codes).toEqual(['BUILTIN_VARIABLE_ERROR'])
    expect((await callAs(shop.server, shop.owner, variables.remove, call)).codes).toEqual(['BUILTIN_VARIABLE_ERROR'])
  })

  test('are listed together with the own ones, in one order', async () => {
    const site = await openSecondSite(shop)
    await addVariable(site, 'Click counter')
    const list = async (query: object) => {
      const { answer } = await callAs(site.server, site.owner, variables.list, { params: { appId: site.appId }, query })
      return { names: answer.data.map((item) => item.attributes.name), total: answer.meta.total }
    }
    const all = await list({ filter: { name: 'click' }, page: { limit: 3 } })
    expect(all).toEqual({ names: ['Click Classes', 'Click counter', 'Click Element'], total: 5 })
    expect(await list({ filter: { builtin: false } })).toEqual({ names: ['Click counter'], total: 1 })
    expect((await list({ filter: { builtin: true } })).total).toBe(builtIns().length)
    expect((await list({ filter: { variable_type: ['constant'] } })).names).toEqual(['Click counter'])
    expect((await list({ sort: ['-created_at'], page: { limit: 1 } })).names).toEqual(['Click counter'])
  })
})

describe('renaming', () => {
  test('renames references, and every changed item has a changelog entry of its own', async () => {
    const site = await openSecondSite(shop)
    const variableId = await addVariable(site, 'Plan "A"')
    const tableId = await addVariable(site, 'Table', {
      variable_type: 'lookup_table',
      value: '{{Plan "A"}}',
      options: { mapping: [{ input: 'a', output: '{{ Plan "A" }}' }], default_value: null },
    })
    const tagId = await addTag(site, 'User', { code: '<b>{{ Plan "A" }}{{ Plan }}</b>' })
    const event = { category: '{{ Plan "A" }}', action: 'a', custom_dimensions: [] }
    const eventId = await addTag(site, 'Event', { template: 'waymark_event', template_options: event })
    await addTag(site, 'Bystander', { code: 'Plan "A"' })
    await publish(site)
    expect((await change(site, variableId, { name: 'Plan' })).status).toBe(204)
    expect((await readTag(site, tagId)).attributes.code).toBe('<b>{{ Plan }}{{ Plan }}</b>')
    expect((await readTag(site, eventId)).attributes.template_options.category).toBe('{{ Plan }}')
    expect(await read(site, tableId)).toMatchObject({
      value: '{{ Plan }}',
      options: { mapping: [{ input: 'a', output: '{{ Plan }}' }] },
    })
    const touched = (await changes(site)).map(
      (entry) => `${entry.change_type} ${entry.resource_type} ${entry.resource_name}`,
    )
    expect(touched.sort()).toEqual(['edit tag Event', 'edit tag User', 'edit variable Plan', 'edit variable Table'])
  })

  test('a name that makes a field too long is refused and changes nothing', async () => {
    const site = await openSecondSite(shop)
    const variableId = await addVariable(site, 'v')
    const event = { category: `${'x'.repeat(248)}{{ v }}`, action: 'a', custom_dimensions: [] }
    await addTag(site, 'Full', { template: 'waymark_event', template_options: event })
    const refused = await change(site, variableId, { name: 'v2' })
    expect(refused).toMatchObject({ status: 400, codes: ['INVALID_JSON_ERROR'] })
    expect(refused.errors[0]?.source).toEqual({ pointer: '/data/attributes/name' })
    expect((await read(site, variableId))?.name).toBe('v')
  })
})

describe('changing', () => {
  test('another type needs its own value and options', async () => {
    const variableId = await addVariable(shop, 'Shifting')
    expect((await change(shop, variableId, { variable_type: 'cookie' })).codes).toEqual(['INVALID_JSON_ERROR'])
    expect((await change(shop, variableId, { variable_type: 'cookie', value: 'c' })).status).toBe(204)
    expect(await read(shop, variableId)).toMatchObject({ variable_type: 'cookie', value: 'c' })
  })

  test('a deleted variable is not found', async () => {
    const variableId = await addVariable(shop, 'Doomed')
    const call = { params: { appId: shop.appId, variableId } }
    expect((await callAs(shop.server, shop.owner, variables.remove, call)).status).toBe(204)
    expect((await callAs(shop.server, shop.owner, variables.one, call)).status).toBe(404)
  })
})

test('a variable lists its dependents, direct and indirect', async () => {
  const site = await openSecondSite(shop)
  const variableId = await addVariable(site, 'Source')
  await addVariable(site, 'Direct', { value: 'a {{ Source }} b' })
  await addVariable(site, 'Indirect', {
    variable_type: 'lookup_table',
    value: '{{ Page Url }}',
    options: { mapping: [{ input: 'a', output: '{{Direct}}' }], default_value: null },
  })
  await addVariable(site, 'Bystander', { value: '{{ Page Url }}' })
  const call = { params: { appId: site.appId, variableId } }
  const { answer } = await callAs(site.server, site.owner, variables.one, call)
  expect(answer.data.meta?.dependent_variables).toEqual(['Direct', 'Indirect'])
})
