import { labels as labelEndpoints, tags, triggers, variables } from '@waymark/api-client/endpoints'
import { describe, expect, test } from 'vitest'
import { readState } from '#containers/source.ts'
import { callAs } from '#testing/call-as.ts'
import { openSiteOfFile } from '#testing/site-of-file.ts'
import {
  addTag,
  addTrigger,
  addVariable,
  changes,
  changeTag,
  openSecondSite,
  publish,
  readTag,
  version,
} from '#testing/test-site.ts'

const shop = await openSiteOfFile()

const NOTE = 'Sale weeks only.'

/** A site with one item of each kind, all of them with a note and labels. */
async function annotated() {
  const site = await openSecondSite(shop)
  const annotations = { note: NOTE, labels: ['Summer sale', 'DACH'] }
  const triggerId = await addTrigger(site, 'Start', annotations)
  const tagId = await addTag(site, 'Pixel', annotations, [triggerId])
  const variableId = await addVariable(site, 'Plan', { ...annotations, labels: ['dach'] })
  return { site, tagId, triggerId, variableId }
}

describe('note and labels', () => {
  test('are empty where nothing was said, on built-in variables too', async () => {
    const site = await openSecondSite(shop)
    const tagId = await addTag(site, 'Bare')
    expect((await readTag(site, tagId)).attributes).toMatchObject({ note: '', labels: [] })
    const { server, owner, appId } = site
    const listed = await callAs(server, owner, variables.list, { params: { appId } })
    expect(listed.answer.data[0]?.attributes.labels).toEqual([])
  })

  test('are answered in full by every kind of item, and labels in its list', async () => {
    const { site, tagId, triggerId, variableId } = await annotated()
    const { server, owner, appId } = site
    const both = { note: NOTE, labels: ['Summer sale', 'DACH'] }
    expect((await readTag(site, tagId)).attributes).toMatchObject(both)
    const trigger = await callAs(server, owner, triggers.one, { params: { appId, triggerId } })
    expect(trigger.answer.data.attributes).toMatchObject(both)
    const variable = await callAs(server, owner, variables.one, { params: { appId, variableId } })
    expect(variable.answer.data.attributes).toMatchObject({ note: NOTE, labels: ['dach'] })
    for (const endpoint of [tags.list, triggers.list]) {
      const listed = await callAs(server, owner, endpoint, { params: { appId } })
      expect(listed.answer.data.map(({ attributes }) => attributes.labels)).toEqual([both.labels])
    }
  })

  test('change on their own, can be taken away, and count as a change of the item', async () => {
    const { site, tagId } = await annotated()
    await publish(site)
    expect((await readTag(site, tagId)).attributes).toMatchObject({ is_published: true })
    expect((await changeTag(site, tagId, { note: 'Other' })).status).toBe(204)
    expect((await readTag(site, tagId)).attributes).toMatchObject({
      note: 'Other',
      labels: ['Summer sale', 'DACH'],
      is_published: false,
    })
    expect((await changes(site)).at(-1)).toMatchObject({
      change_type: 'edit',
      before_content: { note: NOTE },
      after_content: { note: 'Other', labels: ['Summer sale', 'DACH'] },
    })
    await changeTag(site, tagId, { note: '', labels: [] })
    expect((await readTag(site, tagId)).attributes).toMatchObject({ note: '', labels: [] })
    await changeTag(site, tagId, { note: NOTE, labels: ['Summer sale', 'DACH'] })
    expect((await readTag(site, tagId)).attributes).toMatchObject({ is_published: true })
  })

  test('an item without them has the content that it had before there were any', async () => {
    const site = await openSecondSite(shop)
    const tagId = await addTag(site, 'Old')
    await publish(site)
    await changeTag(site, tagId, { note: '', labels: [] })
    expect(await version(site)).toMatchObject({ has_changes: false })
    const [entry] = await changes(site, 'published')
    expect(Object.keys(entry?.after_content ?? {})).not.toContain('note')
    expect(Object.keys(entry?.after_content ?? {})).not.toContain('labels')
  })

  test.each([
    ['a label of blanks', { labels: ['  '] }],
    ['a label of 41 characters', { labels: ['x'.repeat(41)] }],
    ['21 labels', { labels: Array.from({ length: 21 }, (_, index) => `L${index}`) }],
    ['two labels that differ in case only', { labels: ['Sale', ' SALE'] }],
    ['a label on two lines', { labels: ['a\nb'] }],
    ['a label that is a number', { labels: [7] }],
    ['a note of 1001 characters', { note: 'x'.repeat(1001) }],
    ['a note that is no text', { note: null }],
  ])('refuses %s and leaves the item as it is', async (_, attributes) => {
    const tagId = await addTag(shop, `Refused ${_}`)
    const refused = await changeTag(shop, tagId, attributes)
    expect([refused.status, refused.codes]).toEqual([400, ['INVALID_JSON_ERROR']])
    expect((await readTag(shop, tagId)).attributes).toMatchObject({ note: '', labels: [] })
  })

  test('labels are trimmed, and 20 of 40 characters with a note of 1000 are taken', async () => {
    const labels = Array.from({ length: 20 }, (_, index) => String(index).padStart(40, 'ä'))
    const tagId = await addTag(shop, 'Full', { note: 'n'.repeat(1000), labels: labels.map((label) => ` ${label} `) })
    expect((await readTag(shop, tagId)).attributes).toMatchObject({ note: 'n'.repeat(1000), labels })
  })
})

describe('lists', () => {
  const names = (listed: { answer: { data: readonly { attributes: { name: string } }[] } }) =>
    listed.answer.data.map(({ attributes }) => attributes.name)

  test('are filtered by any of several labels, ignoring case', async () => {
    const { site } = await annotated()
    const { server, owner, appId } = site
    await addTag(site, 'Second', { labels: ['Äpfel'] })
    await addTag(site, 'Third')
    const tagsWith = async (...labels: string[]) =>
      names(await callAs(server, owner, tags.list, { params: { appId }, query: { filter: { labels } } }))
    expect(await tagsWith('SUMMER SALE')).toEqual(['Pixel'])
    expect(await tagsWith('äpfel', 'dach')).toEqual(['Pixel', 'Second'])
    expect(await tagsWith('summer')).toEqual([])
    const query = { filter: { labels: ['DACH'] } }
    expect(names(await callAs(server, owner, triggers.list, { params: { appId }, query }))).toEqual(['Start'])
    expect(names(await callAs(server, owner, variables.list, { params: { appId }, query }))).toEqual(['Plan'])
  })

  test('are searched in names and notes, while the filter by name looks at names only', async () => {
    const { site } = await annotated()
    const { server, owner, appId } = site
    await addTag(site, 'Sale weeks of others')
    const found = async (query: object) => names(await callAs(server, owner, tags.list, { params: { appId }, query }))
    expect(await found({ filter: { search: 'sale WEEKS' } })).toEqual(['Pixel', 'Sale weeks of others'])
    expect(await found({ search: 'sale weeks' })).toEqual(['Pixel', 'Sale weeks of others'])
    expect(await found({ filter: { name: 'sale weeks' } })).toEqual(['Sale weeks of others'])
    const query = { filter: { search: 'sale weeks' } }
    expect(names(await callAs(server, owner, triggers.list, { params: { appId }, query }))).toEqual(['Start'])
    expect(names(await callAs(server, owner, variables.list, { params: { appId }, query }))).toEqual(['Plan'])
  })

  test('of labels in use name each once, as it is written most often, with its items counted', async () => {
    const { site } = await annotated()
    const { server, owner, appId } = site
    const { answer } = await callAs(server, owner, labelEndpoints.list, { params: { appId } })
    expect(answer.meta.total).toBe(2)
    expect(answer.data).toEqual([
      {
        id: 'dach',
        type: 'label',
        attributes: { name: 'DACH', tag_count: 1, trigger_count: 1, variable_count: 1 },
      },
      {
        id: 'summer sale',
        type: 'label',
        attributes: { name: 'Summer sale', tag_count: 1, trigger_count: 1, variable_count: 0 },
      },
    ])
  })
})

test('a container is compiled without notes and labels, so that writing them leaves it as it is', async () => {
  const { site, tagId } = await annotated()
  const before = await readState(site.server.deps, site.appId, 'draft')
  expect(JSON.stringify(before?.source)).not.toContain(NOTE)
  expect(JSON.stringify(before?.source)).not.toContain('Summer sale')
  await changeTag(site, tagId, { note: 'Another note', labels: ['Winter'] })
  const after = await readState(site.server.deps, site.appId, 'draft')
  expect(after?.source?.checksum).toBe(before?.source?.checksum)
})
