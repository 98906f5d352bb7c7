import { versions } from '@waymark/api-client/endpoints'
import { ERROR_CODES } from '@waymark/domain/failure'
import { BUILT_INS } from '@waymark/domain/variable/built-in'
import fc from 'fast-check'
import { beforeAll, describe, expect, test } from 'vitest'
import { readDraft } from '#items/read-rows.ts'
import { canonicalJson } from '#json.ts'
import { Refused } from '#refusal.ts'
import { sha256 } from '#sha256.ts'
import { arbitraryContent, createContent } from '#testing/arbitrary-content.ts'
import { callAs } from '#testing/call-as.ts'
import { giveAccess, makeUser, tokenOf } from '#testing/people.ts'
import { openSiteOfFile } from '#testing/site-of-file.ts'
import {
  addTag,
  addTrigger,
  addVariable,
  changes,
  followOperation,
  openSecondSite,
  publish,
  type TestSite,
  version,
} from '#testing/test-site.ts'
import { readFile } from './file/read-file.ts'

const shop = await openSiteOfFile()

/** A site with some of everything, linked and referring to each other. */
async function siteWithItems(): Promise<TestSite> {
  const site = await openSecondSite(shop)
  const plan = await addVariable(site, 'Plan', { variable_type: 'data_layer', value: 'plan.name' })
  const first = await addTrigger(site, 'First', {
    conditions: [{ variable_id: plan, condition_type: 'is_set', value: null, options: {} }],
  })
  const click = await addTrigger(site, 'Click', {
    trigger_type: 'click',
    conditions: [
      {
        variable_id: BUILT_INS.clickElement.id,
        condition_type: 'matches',
        value: 'a',
        options: { selector_type: 'css' },
      },
    ],
  })
  const group = await addTrigger(site, 'Group', {
    trigger_type: 'trigger_group',
    members: [{ id: first, meta: { firing_threshold: 2 } }, { id: click }],
  })
  await addTag(site, 'Code', { code: '<b>{{ Plan }}</b>', priority: 4, document_write: true }, [first, group])
  const event = { category: '{{ Plan }}', action: 'a', custom_dimensions: [] }
  await addTag(site, 'Event', { template: 'waymark_event', template_options: event, is_active: false }, [click])
  return site
}

async function exported(site: TestSite, versionId = 'draft') {
  const { server, owner, appId } = site
  const body = { data: { type: 'export_file' as const } }
  const accepted = await callAs(server, owner, versions.export, { params: { appId, versionId }, body })
  const exportFileId = accepted.answer.data.id
  const call = { params: { appId, versionId, exportFileId } }
  expect((await callAs(server, owner, versions.exportFile, call)).status).toBe(404)
  const done = await followOperation(site, accepted)
  expect(done).toMatchObject({ state: 'completed', summary: { export_file_id: exportFileId } })
  const { answer } = await callAs(server, owner, versions.exportFile, call)
  return { text: answer.data.attributes.content, name: answer.data.meta.file_name }
}

async function upload({ server, owner, appId }: TestSite, text: string) {
  const form = new FormData()
  form.append('file', new File([text], 'version.json', { type: 'application/json' }))
  const response = await server.request(`/api/tag/v1/${appId}/versions/import-file`, {
    method: 'POST',
    headers: { Authorization: `Bearer ${await tokenOf(server.deps, owner)}` },
    body: form,
  })
  const answer = (await response.json()) as any
  return {
    status: response.status,
    answer,
    codes: (answer.errors ?? []).map((error: { code: string }) => error.code),
    errors: answer.errors ?? [],
    headers: response.headers,
  }
}

/** An exported file after a change, with a checksum that fits. */
function altered(text: string, change: (file: any) => void): string {
  const { checksum: _, ...file } = JSON.parse(text)
  change(file)
  return JSON.stringify({ ...file, checksum: sha256(canonicalJson(file)) })
}

/** An exported file with one of its items changed. */
const patched = (text: string, list: 'tags' | 'triggers' | 'variables', name: string, more: object) =>
  altered(text, (file) => {
    Object.assign(
      file[list].find((item: { name: string }) => item.name === name),
      more,
    )
  })

/** What two sites have in common when one came from the other: everything but ids. */
async function shape({ server, appId }: TestSite) {
  const { tags, triggers, variables } = await readDraft(server.deps.db, appId)
  const triggerName = new Map(triggers.map((trigger) => [trigger.id, trigger.name]))
  const tagName = new Map(tags.map((tag) => [tag.id, tag.name]))
  const sequenced = (link?: { id: string }) => link && { ...link, id: tagName.get(link.id) }
  const variableName = new Map(variables.map((variable) => [variable.id, variable.name]))
  const byName = <T extends { name: string }>(list: readonly T[]) =>
    [...list].sort((a, b) => (a.name < b.name ? -1 : 1))
  return {
    tags: byName(tags).map(({ id: _, created_at: __, updated_at: ___, ...tag }) => ({
      ...tag,
      triggers: tag.triggers.map((id) => triggerName.get(id)),
      blocking_triggers: tag.blocking_triggers?.map((id) => triggerName.get(id)),
      setup_tag: sequenced(tag.setup_tag),
      cleanup_tag: sequenced(tag.cleanup_tag),
    })),
    triggers: byName(triggers).map(({ name, note, labels, trigger_type, conditions, triggers: members }) => ({
      name,
      note,
      labels,
      trigger_type,
      conditions: conditions.map(({ condition_id: _, variable_id, ...condition }) => ({
        ...condition,
        variable: variableName.get(variable_id) ?? variable_id,
      })),
      members: members.map((member) => ({ ...member, id: triggerName.get(member.id) })),
    })),
    variables: byName(variables).map(({ name, note, labels, variable_type, value, options }) => ({
      name,
      note,
      labels,
      variable_type,
      value,
      options,
    })),
  }
}

describe('a file', () => {
  test('recreates everything in another site', async () => {
    const [from, to] = [await siteWithItems(), await openSecondSite(shop)]
    const { text, name } = await exported(from)
    expect(name).toBe(`2026-03-02 09-00-00 - Second site (${from.appId}).json`)
    expect(JSON.parse(text)).toMatchObject({ version: '1.0.0', app: { id: from.appId, name: 'Second site' } })
    const accepted = await upload(to, text)
    expect(accepted.status).toBe(202)
    const done = await followOperation(to, accepted)
    expect(done).toMatchObject({ operation_type: 'import/file', state: 'completed' })
    expect(done.summary?.tags).toHaveLength(2)
    expect(await shape(to)).toEqual(await shape(from))
    expect((await version(to)).has_changes).toBe(true)
    expect(await changes(to)).toHaveLength(6)
  })

  test('brings any content into an empty site with the same names, options and links', async () => {
    let items = 0
    await fc.assert(
      fc.asyncProperty(arbitraryContent, async (content) => {
        const [from, to] = [await openSecondSite(shop), await openSecondSite(shop)]
        items += await createContent(from, content)
        const { text } = await exported(from)
        expect(await followOperation(to, await upload(to, text))).toMatchObject({ state: 'completed' })
        expect(await shape(to)).toEqual(await shape(from))
      }),
      { numRuns: 25 },
    )
    expect(items).toBeGreaterThan(60)
  })

  test('that is imported again adds nothing', async () => {
    const [from, to] = [await siteWithItems(), await openSecondSite(shop)]
    const { text } = await exported(from)
    await followOperation(to, await upload(to, text))
    const before = await shape(to)
    const again = await followOperation(to, await upload(to, text))
    expect(await shape(to)).toEqual(before)
    const lines = [again.summary?.tags, again.summary?.triggers, again.summary?.variables].flatMap((list) => list ?? [])
    expect(lines).toHaveLength(6)
    expect(lines.every((line) => !line.is_renamed && line.target_id)).toBe(true)
  })

  test('can be of any version', async () => {
    const site = await siteWithItems()
    await publish(site)
    await addTag(site, 'Later')
    const { text } = await exported(site, 'published')
    const file = JSON.parse(text)
    expect(file.tags).toHaveLength(2)
    expect(file.source_version).toMatchObject({ version_type: 'published', version_major: 2 })
  })

  test('may contain unknown templates and types, which are kept as abandoned', async () => {
    const [from, to] = [await siteWithItems(), await openSecondSite(shop)]
    const { text } = await exported(from)
    const future = patched(text, 'tags', 'Code', { template: 'from_the_future', template_options: { anything: [1] } })
    const psychic = patched(future, 'variables', 'Plan', { variable_type: 'telepathy' })
    const strange = altered(psychic, (file) => {
      file.colour = 'red'
      const first = file.triggers.find((trigger: { name: string }) => trigger.name === 'First')
      first.conditions[0].condition_type = 'feels_like'
    })
    expect((await followOperation(to, await upload(to, strange))).state).toBe('completed')
    const content = await shape(to)
    expect(content.tags.find((tag) => tag.name === 'Code')).toMatchObject({
      template: 'abandoned',
      template_options: { anything: [1] },
      code: '<b>{{ Plan }}</b>',
    })
    expect(content.variables[0]).toMatchObject({ variable_type: 'abandoned', value: 'plan.name' })
    expect(content.triggers.find((trigger) => trigger.name === 'First')?.conditions[0]?.condition_type).toBe(
      'abandoned',
    )
  })

  test('is imported without what the target may not hold, and the summary lists it', async () => {
    const [from, to] = [await openSecondSite(shop), await openSecondSite(shop)]
    await addTag(from, 'Heat', { template: 'heatmaps', template_options: {} })
    await addTag(from, 'Plain')
    await addTag(to, 'Own heat', { template: 'heatmaps', template_options: {} })
    const { text } = await exported(from)
    const done = await followOperation(to, await upload(to, text))
    expect(done.summary?.tags?.find((line) => line.source_name === 'Heat')).toMatchObject({
      errors: ['SINGLE_INSTANCE_TEMPLATE_ERROR'],
    })
    expect((await shape(to)).tags.map((tag) => tag.name)).toEqual(['Own heat', 'Plain'])
  })
})

describe('a file is refused as a whole', () => {
  let text: string
  beforeAll(async () => {
    text = (await exported(await siteWithItems())).text
  })

  const INVALID = 'INVALID_IMPORT_FILE_ERROR'
  const itemOf = (own: string, list: string, name: string) =>
    JSON.parse(own)[list].find((item: { name: string }) => item.name === name)

  test.each<[string, string, (own: string) => string]>([
    ['that is no JSON', INVALID, (own) => own.slice(0, -20)],
    ['that is a list', INVALID, () => '[]'],
    ['without a version', 'NOT_IMPORT_FILE_ERROR', () => '{}'],
    [
      'of a later kind',
      'UNSUPPORTED_IMPORT_FILE_VERSION_ERROR',
      (own) => altered(own, (file) => void Object.assign(file, { version: '2.0.0' })),
    ],
    ['with a wrong checksum', INVALID, (own) => own.replace('"Code"', '"Coda"')],
    ['with an unknown trigger type', INVALID, (own) => patched(own, 'triggers', 'Click', { trigger_type: 'x' })],
    ['with an id twice', INVALID, (own) => patched(own, 'tags', 'Code', { id: itemOf(own, 'tags', 'Event').id })],
    ['with a name twice', INVALID, (own) => patched(own, 'tags', 'Code', { name: 'Event' })],
    ['with a trigger that is missing', INVALID, (own) => altered(own, (file) => void file.triggers.splice(0))],
    ['with options that break a rule', INVALID, (own) => patched(own, 'tags', 'Event', { template_options: {} })],
    ['with a group in a group', INVALID, (own) => patched(own, 'triggers', 'First', { trigger_type: 'trigger_group' })],
    ['with the name of a built-in variable', INVALID, (own) => patched(own, 'variables', 'Plan', { name: 'Page Url' })],
    ['that is nested too deep', INVALID, () => `{"version":"1.0.0","x":${'['.repeat(100_000)}${']'.repeat(100_000)}}`],
  ])('%s', async (_, code, make) => {
    const to = await openSecondSite(shop)
    const refused = await upload(to, make(text))
    expect(refused).toMatchObject({ status: 400, codes: [code] })
    expect((await shape(to)).tags).toEqual([])
  })

  test('that is too large', async () => {
    const refused = await upload(await openSecondSite(shop), `{"version":"1.0.0","x":"${'x'.repeat(2_097_152)}"}`)
    expect(refused).toMatchObject({ status: 413, codes: ['PAYLOAD_TOO_LARGE_ERROR'] })
  })

  test('or read as a whole, however it was altered', () => {
    const mutated = fc.oneof(
      fc.string(),
      fc.json(),
      fc.nat(text.length).map((length) => text.slice(0, length)),
      fc.tuple(fc.nat(text.length), fc.string()).map(([at, more]) => text.slice(0, at) + more + text.slice(at)),
      fc
        .tuple(fc.constantFrom('tags', 'triggers', 'variables'), fc.nat(2), fc.string(), fc.jsonValue())
        .map(([list, index, key, value]) =>
          altered(text, (file) => {
            const items = file[list]
            const item = items[index % items.length]
            const keys = [...Object.keys(item), key]
            item[keys[key.length % keys.length] ?? 'id'] = value
          }),
        ),
    )
    fc.assert(
      fc.property(mutated, (file) => {
        try {
          readFile(file)
        } catch (error) {
          if (!(error instanceof Refused)) throw error
          for (const { code } of error.refusals) expect(ERROR_CODES[code]).toBe(400)
        }
      }),
      { numRuns: 500 },
    )
  })
})

describe('from another site', () => {
  test('a version is imported without a file', async () => {
    const [from, to] = [await siteWithItems(), await openSecondSite(shop)]
    const source = (await version(from)).id
    const call = { params: { appId: to.appId }, body: { data: { id: source, type: 'version' as const } } }
    const accepted = await callAs(to.server, to.owner, versions.import, call)
    expect(accepted.answer.data.id).toBe((await version(to)).id)
    expect(await followOperation(to, accepted)).toMatchObject({
      operation_type: 'import/version',
      state: 'completed',
      parameters: { target_app_id: to.appId, source_app_id: from.appId, source_version_id: source },
    })
    expect(await shape(to)).toEqual(await shape(from))
  })

  test('only from visible sites', async () => {
    const [from, to] = [await siteWithItems(), await openSecondSite(shop)]
    const stranger = await makeUser(shop.server.deps, shop.organisationId)
    await giveAccess(shop.server.deps, stranger, to.appId, 'edit')
    const call = {
      params: { appId: to.appId },
      body: { data: { id: (await version(from)).id, type: 'version' as const } },
    }
    const refused = await callAs(to.server, stranger, versions.import, call)
    expect(refused).toMatchObject({ status: 400, codes: ['RELATED_RESOURCE_NOT_FOUND_ERROR'] })
  })
})
