import { tags } from '@waymark/api-client/endpoints'
import { eq } from 'drizzle-orm'
import { beforeAll, describe, expect, test } from 'vitest'
import * as tables from '#database/tables/index.ts'
import { callAs } from '#testing/call-as.ts'
import { tokenOf } from '#testing/people.ts'
import { openSiteOfFile } from '#testing/site-of-file.ts'
import {
  addTag,
  addTrigger,
  changes,
  changeTag,
  linksTo,
  openSecondSite,
  publish,
  readTag,
  readTrigger,
  removeTag,
  type TestSite,
  tagBody,
  version,
} from '#testing/test-site.ts'

const shop = await openSiteOfFile()

const create = ({ server, owner, appId }: TestSite, body: Parameters<typeof tagBody>) =>
  callAs(server, owner, tags.create, { params: { appId }, body: tagBody(...body) })

describe('making and changing a tag', () => {
  test('a new tag is unpublished until the draft is published', async () => {
    const made = await create(shop, ['First'])
    expect(made.status).toBe(201)
    expect(made.answer.data.attributes).toMatchObject({
      name: 'First',
      is_active: true,
      is_published: false,
      priority: 0,
      consent_type: 'not_require_consent',
      respect_visitors_privacy: true,
      document_write: false,
      code: '<i>1</i>',
      scheduler: { date_ranges: [], times_of_day: [] },
    })
    await publish(shop)
    expect((await readTag(shop, made.answer.data.id)).attributes.is_published).toBe(true)
  })

  test('a change makes it differ from what is published, changing it back makes it published again', async () => {
    const tagId = await addTag(shop, 'Back and forth')
    await publish(shop)
    await changeTag(shop, tagId, { is_active: false })
    expect((await readTag(shop, tagId)).attributes).toMatchObject({ is_active: false, is_published: false })
    await changeTag(shop, tagId, { is_active: true })
    expect((await readTag(shop, tagId)).attributes.is_published).toBe(true)
  })

  test('a change that changes nothing is not recorded', async () => {
    const tagId = await addTag(shop, 'Untouched')
    await publish(shop)
    const before = await readTag(shop, tagId)
    shop.server.advance(60)
    expect((await changeTag(shop, tagId, { name: 'Untouched', is_active: true })).status).toBe(204)
    expect(await readTag(shop, tagId)).toEqual(before)
    expect(await changes(shop)).toEqual([])
    expect((await version(shop)).has_changes).toBe(false)
  })

  test('names are trimmed and unique in the site, with their case', async () => {
    await addTag(shop, 'Taken')
    const again = await create(shop, ['  Taken '])
    expect(again).toMatchObject({ status: 400, codes: ['NOT_UNIQUE_TAG_NAME_ERROR'] })
    expect(again.errors[0]?.source).toEqual({ pointer: '/data/attributes/name' })
    expect((await create(shop, ['taken'])).status).toBe(201)
    const tagId = await addTag(shop, 'Other')
    expect((await changeTag(shop, tagId, { name: 'Taken' })).codes).toEqual(['NOT_UNIQUE_TAG_NAME_ERROR'])
    expect((await create(await openSecondSite(shop), ['Taken'])).status).toBe(201)
  })

  test('a client may choose the id, once', async () => {
    const { server, owner, appId } = shop
    const id = '5f1e3a54-1111-4c0e-9d7f-0a0b0c0d0e0f'
    const body = (name: string) => ({ data: { ...tagBody(name).data, id } })
    const first = await callAs(server, owner, tags.create, { params: { appId }, body: body('Own id') })
    expect(first.answer.data.id).toBe(id)
    const second = await callAs(server, owner, tags.create, { params: { appId }, body: body('Own id again') })
    expect(second).toMatchObject({ status: 400, codes: ['NOT_UNIQUE_ID_ERROR'] })
    await publish(shop)
    await removeTag(shop, id)
    const third = await callAs(server, owner, tags.create, { params: { appId }, body: body('Own id, version') })
    expect(third.codes).toEqual(['NOT_UNIQUE_ID_ERROR'])
  })

  test('the id of a tag that no version holds can be used again', async () => {
    const { server, owner, appId } = shop
    const id = '5f1e3a54-2222-4c0e-9d7f-0a0b0c0d0e0f'
    const body = { data: { ...tagBody('Undone').data, id } }
    await callAs(server, owner, tags.create, { params: { appId }, body })
    await removeTag(shop, id)
    expect((await callAs(server, owner, tags.create, { params: { appId }, body })).status).toBe(201)
  })

  test('the options of a template are checked, and what it does not know is ignored', async () => {
    const pixel = { template: 'facebook_retargeting_pixel' as const, template_options: { pixel_id: '' } }
    const refused = await create(shop, ['Pixel', pixel])
    expect(refused.status).toBe(400)
    expect(new Set(refused.codes)).toEqual(new Set(['INVALID_JSON_ERROR']))
    expect(refused.errors[0]?.source).toMatchObject({
      pointer: expect.stringContaining('/data/attributes/template_options/'),
    })
    const options = { pixel_id: '7', event: 'Lead', event_properties: [] }
    const made = await create(shop, ['Pixel', { ...pixel, template_options: { ...options, colour: 'red' } }])
    expect(made.answer.data.attributes).toMatchObject({ template_options: options, consent_type: 'remarketing' })
    expect(made.answer.data.attributes).not.toHaveProperty('code')
    expect(made.answer.data.attributes).not.toHaveProperty('document_write')
  })

  test('abandoned tags cannot be made, and a template never changes', async () => {
    expect((await create(shop, ['Old', { template: 'abandoned' }])).codes).toEqual(['INVALID_JSON_ERROR'])
    const tagId = await addTag(shop, 'Fixed')
    const refused = await changeTag(shop, tagId, { template: 'hot_jar' })
    expect(refused.errors[0]?.source).toEqual({ pointer: '/data/attributes/template' })
    expect((await changeTag(shop, tagId, { template: 'custom_tag', name: 'Fixed again' })).status).toBe(204)
  })

  test('references to no variable are listed', async () => {
    const tagId = await addTag(shop, 'References', { code: '{{ Page Url }} {{ missing }} {{open' })
    expect((await readTag(shop, tagId)).meta?.unrecognized_variables).toEqual(['missing'])
  })
})

describe('links to triggers', () => {
  test('are replaced whole, and only known triggers can be linked', async () => {
    const [one, two] = [await addTrigger(shop, 'One'), await addTrigger(shop, 'Two')]
    const tagId = await addTag(shop, 'Linked', {}, [one])
    expect((await changeTag(shop, tagId, {}, linksTo(two))).status).toBe(204)
    expect((await readTag(shop, tagId)).relationships.triggers.data).toEqual([{ id: two, type: 'trigger' }])
    const unknown = await changeTag(shop, tagId, {}, linksTo(two, 'b0d9c3a0-0000-4000-8000-000000000000'))
    expect(unknown.codes).toEqual(['RELATED_RESOURCE_NOT_FOUND_ERROR'])
    expect(unknown.errors[0]?.source).toEqual({ pointer: '/data/relationships/triggers/data/1' })
  })

  test('their list can be searched by name and sorted', async () => {
    const { server, owner, appId } = shop
    const ids = [
      await addTrigger(shop, 'Related b'),
      await addTrigger(shop, 'Related a'),
      await addTrigger(shop, 'Else'),
    ]
    const tagId = await addTag(shop, 'Many links', {}, ids)
    const list = async (query: object) => {
      const { answer } = await callAs(server, owner, tags.triggers, { params: { appId, tagId }, query })
      return { names: answer.data.map((item) => item.attributes.name), total: answer.meta.total }
    }
    expect(await list({})).toEqual({ names: ['Else', 'Related a', 'Related b'], total: 3 })
    expect(await list({ filter: { name: 'RELATED' }, sort: ['-name'], page: { limit: 1 } })).toEqual({
      names: ['Related b'],
      total: 2,
    })
  })
})

describe('the list', () => {
  let site: TestSite
  beforeAll(async () => {
    site = await openSecondSite(shop)
    const trigger = await addTrigger(site, 'All pages')
    await addTag(site, 'banana 100%', { is_active: false, priority: 5 }, [trigger])
    site.server.advance(1)
    await addTag(site, 'Apple', { consent_type: 'analytics' })
    site.server.advance(1)
    await addTag(site, 'Äpfel_x', { priority: 2 })
    site.server.advance(1)
    const event = { category: 'c', action: 'a', custom_dimensions: [] }
    await addTag(site, 'zebra', { template: 'waymark_event', template_options: event })
  })
  const list = async (query: object = {}) => {
    const { server, owner, appId } = site
    const answered = await callAs(server, owner, tags.list, { params: { appId }, query })
    return { ...answered, names: answered.answer?.data.map((item) => item.attributes.name) }
  }

  test('is sorted by name without case, umlauts with their letters', async () => {
    expect((await list()).names).toEqual(['Äpfel_x', 'Apple', 'banana 100%', 'zebra'])
    expect((await list({ sort: ['-name'] })).names).toEqual(['zebra', 'banana 100%', 'Apple', 'Äpfel_x'])
  })

  test.each([
    [{ sort: ['-priority'] }, ['banana 100%', 'Äpfel_x', 'Apple', 'zebra']],
    [{ sort: ['-created_at'] }, ['zebra', 'Äpfel_x', 'Apple', 'banana 100%']],
    [{ sort: ['is_active', '-name'] }, ['banana 100%', 'zebra', 'Apple', 'Äpfel_x']],
    [{ filter: { name: 'A' } }, ['Apple', 'banana 100%', 'zebra']],
    [{ filter: { name: '%' } }, ['banana 100%']],
    [{ filter: { name: '_' } }, ['Äpfel_x']],
    [{ filter: { name: 'ÄPF' } }, ['Äpfel_x']],
    [{ filter: { is_active: false } }, ['banana 100%']],
    [{ filter: { is_prioritized: true } }, ['Äpfel_x', 'banana 100%']],
    [{ filter: { is_prioritized: false } }, ['Apple', 'zebra']],
    [{ filter: { has_any_triggers: false } }, ['Äpfel_x', 'Apple', 'zebra']],
    [{ filter: { has_any_triggers: true } }, ['banana 100%']],
    [{ filter: { template: ['waymark_event', 'hot_jar'] } }, ['zebra']],
    [{ filter: { consent_type: ['analytics'] } }, ['Apple', 'zebra']],
    [{ filter: { consent_type: ['analytics'], template: ['custom_tag'] } }, ['Apple']],
  ])('%j gives %j', async (query, names) => {
    const { answer, names: found } = await list(query)
    expect(found).toEqual(names)
    expect(answer.meta.total).toBe(names.length)
  })

  test('has pages with links to the previous and the next one', async () => {
    const middle = await list({ page: { limit: 1, offset: 1 }, filter: { name: 'a' } })
    expect(middle.names).toEqual(['banana 100%'])
    expect(middle.answer.meta.total).toBe(3)
    const at = (offset: number) => `/api/tag/v1/${site.appId}/tags?filter[name]=a&page[limit]=1&page[offset]=${offset}`
    expect(middle.answer.links).toEqual({ self: at(1), first: at(0), last: at(2), prev: at(0), next: at(2) })
    expect((await list()).answer.links).toMatchObject({ prev: null, next: null })
  })

  test.each([
    'page[limit]=0',
    'page[limit]=1001',
    'page[offset]=-1',
    'page[size]=3',
    'pages=1',
    'filter[colour]=red',
    'filter[is_active]=yes',
    'filter[template]=nothing',
    'sort=size',
    `filter[name]=${'x'.repeat(256)}`,
  ])('refuses %s', async (query) => {
    const { server, owner, appId } = site
    const response = await server.request(`/api/tag/v1/${appId}/tags?${query}`, {
      headers: { Authorization: `Bearer ${await tokenOf(server.deps, owner)}` },
    })
    expect(response.status).toBe(400)
    expect(await response.text()).toContain('INVALID_URI_PARAMETER_ERROR')
  })
})

describe('restricted templates and states', () => {
  test('priorities are set all or none', async () => {
    const { server, owner, appId } = shop
    const [one, two] = [await addTag(shop, 'Prio one'), await addTag(shop, 'Prio two')]
    const set = (wishes: [string, number][]) =>
      callAs(server, owner, tags.prioritise, {
        params: { appId },
        body: { data: wishes.map(([id, priority]) => ({ id, type: 'tag' as const, attributes: { priority } })) },
      })
    expect(
      (
        await set([
          [one, 2],
          [two, 1],
        ])
      ).status,
    ).toBe(204)
    const unknown = await set([
      [one, 9],
      ['b0d9c3a0-0000-4000-8000-000000000000', 1],
    ])
    expect(unknown.codes).toEqual(['RELATED_RESOURCE_NOT_FOUND_ERROR'])
    expect((await readTag(shop, one)).attributes.priority).toBe(2)
    expect((await set([[one, 4_294_967_295]])).status).toBe(204)
    expect((await set([[one, 4_294_967_296]])).codes).toEqual(['INVALID_JSON_ERROR'])
  })

  test('a deleted tag is not found, its triggers stay', async () => {
    const trigger = await addTrigger(shop, 'Survivor')
    const tagId = await addTag(shop, 'Victim', {}, [trigger])
    expect((await removeTag(shop, tagId)).status).toBe(204)
    expect((await removeTag(shop, tagId)).status).toBe(404)
    expect(await readTag(shop, tagId)).toBeUndefined()
    expect((await readTrigger(shop, trigger)).id).toBe(trigger)
  })
})

describe('templates with limits', () => {
  const analytics = {
    template: 'waymark_analytics' as const,
    template_options: {
      link_tracking: true,
      cross_domain_tracking: false,
      heart_beat_timer: { enabled: false },
      secure_cookie: false,
      js_error_tracking: true,
      track_page_view: true,
      waymark_custom_variables: [],
      waymark_custom_dimensions: [],
    },
  }

  test('a site has one analytics tag, whose tracker the website decides', async () => {
    const site = await openSecondSite(shop)
    const options = { ...analytics.template_options, tracker_js_url: 'https://evil.example.com' }
    const made = await create(site, ['Analytics', { ...analytics, template_options: options }])
    expect(made.answer.data.attributes.template_options).toEqual({
      ...analytics.template_options,
      tracker_domains: ['shop.example.com'],
      tracker_js_url: '',
      tracker_php_url: '',
      tracker_site_id: site.appId,
    })
    const second = await create(site, ['Analytics 2', analytics])
    expect(second).toMatchObject({ status: 409, codes: ['SINGLE_INSTANCE_TEMPLATE_ERROR'] })
    const sent = { template_options: made.answer.data.attributes.template_options }
    expect((await changeTag(site, made.answer.data.id, sent)).status).toBe(204)
    expect((await changes(site)).map((entry) => entry.change_type)).toEqual(['add'])
    const scheduler = {
      date_ranges: [],
      times_of_day: [{ from: '08:00:00', to: '09:00:00', timezone: 'UTC' }],
    }
    const timed = await changeTag(site, made.answer.data.id, { scheduler })
    expect(timed.errors[0]?.source).toEqual({ pointer: '/data/attributes/scheduler' })
  })

  test('a meta-site has no analytics tag', async () => {
    const meta = await openSecondSite(shop, 'meta-site')
    const refused = await create(meta, ['Analytics', analytics])
    expect(refused).toMatchObject({ status: 409, codes: ['TEMPLATE_NOT_ALLOWED_ERROR'] })
  })

  test('a heatmaps tag takes click triggers only', async () => {
    const site = await openSecondSite(shop)
    const heatmaps = { template: 'heatmaps' as const, template_options: {} }
    const page = await addTrigger(site, 'Page')
    const click = await addTrigger(site, 'Click', { trigger_type: 'capturing_click' })
    expect((await create(site, ['Heat', heatmaps, [page]])).codes).toEqual(['INVALID_JSON_ERROR'])
    const tagId = await addTag(site, 'Heat', heatmaps, [click])
    expect((await changeTag(site, tagId, {}, linksTo(page))).codes).toEqual(['INVALID_JSON_ERROR'])
  })

  test('an abandoned tag can be renamed, switched and deleted, nothing else', async () => {
    const site = await openSecondSite(shop)
    const tagId = await addTag(site, 'Relic')
    await site.server.deps.db.update(tables.tags).set({ template: 'abandoned' }).where(eq(tables.tags.id, tagId))
    expect((await readTag(site, tagId)).attributes).toMatchObject({ template: 'abandoned', code: '<i>1</i>' })
    expect((await changeTag(site, tagId, { name: 'Relic 2', is_active: false })).status).toBe(204)
    expect(await changeTag(site, tagId, { code: 'new' })).toMatchObject({
      status: 409,
      codes: ['ABANDONED_RESOURCE_ERROR'],
    })
    expect((await changeTag(site, tagId, {}, linksTo())).codes).toEqual(['ABANDONED_RESOURCE_ERROR'])
    expect((await removeTag(site, tagId)).status).toBe(204)
  })
})
