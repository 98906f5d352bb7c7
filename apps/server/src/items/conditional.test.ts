import { tags, triggers, variables, versions } from '@waymark/api-client/endpoints'
import { ITEM_KINDS } from '@waymark/domain/resource'
import fc from 'fast-check'
import { beforeAll, describe, expect, test } from 'vitest'
import type { Caller } from '#http/caller.ts'
import { type Answered, callAs } from '#testing/call-as.ts'
import { giveAccess, makeUser, tokenOf } from '#testing/people.ts'
import { openSiteOfFile } from '#testing/site-of-file.ts'
import {
  addTag,
  addTrigger,
  addVariable,
  followOperation,
  openSecondSite,
  publish,
  type TestSite,
} from '#testing/test-site.ts'

const shop = await openSiteOfFile()
const editor = await makeUser(shop.server.deps, shop.organisationId)
await giveAccess(shop.server.deps, editor, shop.appId, 'edit')

const ENDPOINTS = { tag: tags, trigger: triggers, variable: variables } as const
type Kind = keyof typeof ENDPOINTS

const paramsOf = ({ appId }: TestSite, kind: Kind, id: string) =>
  ({ appId, [`${kind}Id`]: id }) as { appId: string; tagId: string; triggerId: string; variableId: string }

async function revisionOf(site: TestSite, kind: Kind, id: string): Promise<string> {
  const { answer, headers } = await callAs(site.server, site.owner, ENDPOINTS[kind].one as typeof tags.one, {
    params: paramsOf(site, kind, id),
  })
  const revision = answer.data.meta?.revision ?? ''
  expect(headers.get('etag')).toBe(`"${revision}"`)
  return revision
}

const change = (
  site: TestSite,
  [kind, id]: [Kind, string],
  attributes: object,
  { revision, user = site.owner }: { revision?: string; user?: Caller } = {},
) =>
  callAs(site.server, user, ENDPOINTS[kind].change as typeof tags.change, {
    params: paramsOf(site, kind, id),
    body: { data: { type: kind as 'tag', attributes } },
    ...(revision !== undefined && { revision }),
  })

const remove = (site: TestSite, [kind, id]: [Kind, string], revision?: string) =>
  callAs(site.server, site.owner, ENDPOINTS[kind].remove as typeof tags.remove, {
    params: paramsOf(site, kind, id),
    ...(revision !== undefined && { revision }),
  })

const MAKE = { tag: addTag, trigger: addTrigger, variable: addVariable }

describe.each(ITEM_KINDS)('a %s', (kind) => {
  test('that has changed is not overwritten; the answer says who changed what since', async () => {
    const id = await MAKE[kind](shop, `Contested ${kind}`)
    const opened = await revisionOf(shop, kind, id)
    shop.server.advance(60)
    await change(shop, [kind, id], { name: `Renamed ${kind}` }, { user: editor })
    const refused = await change(shop, [kind, id], { name: 'Mine' }, { revision: opened })
    expect(refused).toMatchObject({ status: 412, codes: ['PRECONDITION_FAILED_ERROR'] })
    expect(refused.errors[0]).toMatchObject({
      source: { header: 'If-Match' },
      meta: {
        sent: `"${opened}"`,
        current: `"${await revisionOf(shop, kind, id)}"`,
        changes: [{ change_type: 'edit', attributes: ['name'], author: editor.email }],
      },
    })
    expect((await remove(shop, [kind, id], opened)).status).toBe(412)
  })

  test('that has not changed is changed, and the answer has its new entity tag', async () => {
    const id = await MAKE[kind](shop, `Quiet ${kind}`)
    const revision = await revisionOf(shop, kind, id)
    const changed = await change(shop, [kind, id], { name: `Quiet ${kind}, renamed` }, { revision })
    expect(changed.status).toBe(204)
    const next = await revisionOf(shop, kind, id)
    expect(changed.headers.get('etag')).toBe(`"${next}"`)
    expect(next).not.toBe(revision)
    expect((await remove(shop, [kind, id], next)).status).toBe(204)
  })

  test('is changed without a condition even if it has changed', async () => {
    const id = await MAKE[kind](shop, `Last wins ${kind}`)
    await change(shop, [kind, id], { name: `Last wins ${kind} 1` })
    expect((await change(shop, [kind, id], { name: `Last wins ${kind} 2` })).status).toBe(204)
  })

  test('takes one of two changes at once that were made for the same revision', async () => {
    for (let round = 0; round < 5; round++) {
      const id = await MAKE[kind](shop, `Race ${kind} ${round}`)
      const revision = await revisionOf(shop, kind, id)
      const answers = await Promise.all([
        change(shop, [kind, id], { name: `${kind} one ${round}` }, { revision }),
        change(shop, [kind, id], { name: `${kind} two ${round}` }, { revision, user: editor }),
      ])
      expect(answers.map(({ status }) => status).sort()).toEqual([204, 412])
    }
  })
})

describe('the revision of an item', () => {
  test('is a new one when the item gets its old content back', async () => {
    const id = await addTag(shop, 'There and back')
    const revision = await revisionOf(shop, 'tag', id)
    await change(shop, ['tag', id], { is_active: false })
    await change(shop, ['tag', id], { is_active: true })
    expect(await revisionOf(shop, 'tag', id)).not.toBe(revision)
  })

  test('stays when a change changes nothing, and when the draft is published', async () => {
    const id = await addTag(shop, 'Same')
    const revision = await revisionOf(shop, 'tag', id)
    await change(shop, ['tag', id], { name: 'Same', is_active: true })
    await publish(shop)
    expect(await revisionOf(shop, 'tag', id)).toBe(revision)
  })

  test.each<[string, (site: TestSite, ids: Ids) => Promise<unknown>, keyof Ids, string[]]>([
    ['its priority is set with others', prioritise, 'tag', ['priority']],
    ['a variable that it refers to is renamed', renameVariable, 'tag', ['code']],
    ['a trigger of it is deleted', removeTrigger, 'tag', ['triggers']],
    ['a member of the group gets another threshold', changeMembers, 'group', ['triggers']],
  ])('grows when %s', async (_, act, changed, attributes) => {
    const ids = await makeItems(shop)
    const which = changed === 'group' ? 'trigger' : changed
    const id = ids[changed]
    const revision = await revisionOf(shop, which, id)
    await act(shop, ids)
    const refused = await change(shop, [which, id], {}, { revision })
    expect(refused.errors[0]?.meta?.changes?.map((edit) => edit.attributes)).toEqual([attributes])
  })

  test('stays for items that a revert leaves as they are, and grows for the others', async () => {
    const site = await openSecondSite(shop)
    const [kept, edited] = [await addTag(site, 'Kept'), await addTag(site, 'Edited')]
    await publish(site)
    await change(site, ['tag', edited], { priority: 5 })
    const added = await addTag(site, 'Added')
    const before = [await revisionOf(site, 'tag', kept), await revisionOf(site, 'tag', edited)]
    const { server, owner, appId } = site
    const published = (await callAs(server, owner, versions.one, { params: { appId, versionId: 'published' } })).answer
    await followOperation(
      site,
      await callAs(server, owner, versions.restore, { params: { appId, versionId: published.data.id } }),
    )
    expect(await revisionOf(site, 'tag', kept)).toBe(before[0])
    const refused = await change(site, ['tag', edited], { priority: 6 }, { revision: before[1] ?? '' })
    expect(refused.errors[0]?.meta?.changes).toMatchObject([{ attributes: ['priority'], author: owner.email }])
    expect((await change(site, ['tag', added], {})).status).toBe(404)
  })
})

describe('the condition of a call', () => {
  const patch = async (ifMatch: string, attributes: object = {}) => {
    const { server, owner, appId } = shop
    return server.request(`/api/tag/v1/${appId}/tags/${conditional}`, {
      method: 'PATCH',
      headers: {
        Authorization: `Bearer ${await tokenOf(server.deps, owner)}`,
        'Content-Type': 'application/json',
        'If-Match': ifMatch,
      },
      body: JSON.stringify({ data: { type: 'tag', attributes } }),
    })
  }
  let conditional: string
  let current: string
  beforeAll(async () => {
    conditional = await addTag(shop, 'Conditional')
    current = await revisionOf(shop, 'tag', conditional)
  })

  test.each<[string, (now: string) => string, number]>([
    ['a star', () => '*', 204],
    ['its entity tag', (now) => `"${now}"`, 204],
    ['one of several entity tags', (now) => `"0", W/"x" , "${now}"`, 204],
    ['a weak entity tag, because If-Match compares strongly', (now) => `W/"${now}"`, 412],
    ['an entity tag that is no revision', () => '"abc"', 412],
    ['an entity tag without quotes', (now) => now, 400],
    ['nothing', () => '', 400],
    ['a star among entity tags', (now) => `*, "${now}"`, 400],
    ['half an entity tag', (now) => `"${now}`, 400],
  ])('may be %s', async (_, header, status) => {
    expect((await patch(header(current))).status).toBe(status)
  })

  test('is refused with a code and the name of the header when it is malformed', async () => {
    const answer = (await (await patch('nonsense')).json()) as Answered<never>
    expect(answer.errors[0]).toMatchObject({ code: 'INVALID_HEADER_ERROR', source: { header: 'If-Match' } })
  })

  test('may be any text without an internal error', async () => {
    const text = fc.oneof(
      fc.string({ unit: fc.integer({ min: 0x20, max: 0xff }).map((code) => String.fromCharCode(code)) }),
      fc
        .array(fc.constantFrom('"', 'W/', ',', ' ', '*', '1', '9'.repeat(30)), { maxLength: 40 })
        .map((s) => s.join('')),
    )
    await fc.assert(
      fc.asyncProperty(text, async (header) => {
        expect((await patch(header)).status).toBeLessThan(500)
      }),
      { numRuns: 60 },
    )
  })
})

interface Ids {
  readonly tag: string
  readonly trigger: string
  readonly variable: string
  readonly group: string
}

let made = 0
async function makeItems(site: TestSite): Promise<Ids> {
  const n = ++made
  const variable = await addVariable(site, `Variable ${n}`)
  const [trigger, member] = [await addTrigger(site, `Trigger ${n}`), await addTrigger(site, `Member ${n}`)]
  return {
    variable,
    trigger,
    tag: await addTag(site, `Tag ${n}`, { code: `{{ Variable ${n} }}` }, [trigger]),
    group: await addTrigger(site, `Group ${n}`, { trigger_type: 'trigger_group', members: [{ id: member }] }),
  }
}

function prioritise({ server, owner, appId }: TestSite, { tag }: Ids) {
  const body = { data: [{ id: tag, type: 'tag' as const, attributes: { priority: 9 } }] }
  return callAs(server, owner, tags.prioritise, { params: { appId }, body })
}

const renameVariable = (site: TestSite, { variable }: Ids) =>
  change(site, ['variable', variable], { name: `Renamed ${variable}` })

const removeTrigger = (site: TestSite, { trigger }: Ids) => remove(site, ['trigger', trigger])

async function changeMembers({ server, owner, appId }: TestSite, { group, trigger }: Ids) {
  const members = { data: [{ id: trigger, type: 'trigger' as const, meta: { firing_threshold: 3 } }] }
  return callAs(server, owner, triggers.change, {
    params: { appId, triggerId: group },
    body: { data: { type: 'trigger', attributes: {}, relationships: { triggers: members } } },
  })
}
