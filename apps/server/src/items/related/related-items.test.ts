import { triggers, variables } from '@waymark/api-client/endpoints'
import { BUILT_INS } from '@waymark/domain/variable/built-in'
import { expect, test } from 'vitest'
import { accessLevels } from '#database/tables/index.ts'
import type { Caller } from '#http/caller.ts'
import { callAs } from '#testing/call-as.ts'
import { makeUser } from '#testing/people.ts'
import { openSiteOfFile } from '#testing/site-of-file.ts'
import {
  addTag,
  addTrigger,
  addVariable,
  changes,
  followOperation,
  openSecondSite,
  publish,
  readTrigger,
  removeTrigger,
  type TestSite,
} from '#testing/test-site.ts'
import { readDraft } from '../read-rows.ts'

const shop = await openSiteOfFile()

/** A site with two people who may edit it. */
async function openShared() {
  const site = await openSecondSite(shop)
  const colleague = await makeUser(site.server.deps, site.organisationId)
  await site.server.deps.db.insert(accessLevels).values({ siteId: site.appId, userId: colleague.id, level: 'edit' })
  return { site, colleague }
}

type Change = Parameters<typeof change>[2]

const change = (
  { server, appId }: TestSite,
  who: Caller,
  { id, members, ...attributes }: { id: string; name?: string; conditions?: object[]; members?: readonly string[] },
) =>
  callAs(server, who, triggers.change, {
    params: { appId, triggerId: id },
    body: {
      data: {
        type: 'trigger',
        attributes: attributes as object,
        ...(members && {
          relationships: { triggers: { data: members.map((member) => ({ id: member, type: 'trigger' as const })) } },
        }),
      },
    },
  })
const remove = (site: TestSite, who: Caller, triggerId: string) => removeTrigger({ ...site, owner: who }, triggerId)
const copy = (from: TestSite, to: TestSite, triggerId: string, name: string) =>
  callAs(from.server, from.owner, triggers.copy, {
    params: { appId: from.appId, triggerId },
    body: {
      data: {
        type: 'trigger',
        attributes: { name },
        relationships: { target_app: { data: { id: to.appId, type: 'app' } } },
      },
    },
  })

const on = (variable_id: string, value: string) => ({
  variable_id,
  condition_type: 'contains' as const,
  value,
  options: {},
})
const both = (value: string) => [on(BUILT_INS.pagePath.id, value), on(BUILT_INS.pageHostname.id, value)]

/** Nothing in the draft points at what is not there, every trigger can be read, and the whole can be published. */
async function expectWhole(site: TestSite) {
  const draft = await readDraft(site.server.deps.db, site.appId)
  const types = new Map(draft.triggers.map(({ id, trigger_type }) => [id, trigger_type]))
  for (const tag of draft.tags) for (const id of tag.triggers) expect(types.has(id)).toBe(true)
  for (const { id, triggers: members } of draft.triggers) {
    for (const member of members) {
      expect(types.has(member.id)).toBe(true)
      expect(types.get(member.id)).not.toBe('trigger_group')
    }
    expect((await readTrigger(site, id))?.id).toBe(id)
  }
  expect((await publish(site)).state).toBe('completed')
}

test('when two users save the same trigger, both saves succeed and the last one is kept whole', async () => {
  const { site, colleague } = await openShared()
  const id = await addTrigger(site, 'Shared', { conditions: both('start') })
  for (let round = 0; round < 10; round++) {
    const [mine, theirs] = [`mine ${round}`, `theirs ${round}`]
    const answers = await Promise.all([
      change(site, site.owner, { id, conditions: both(mine) }),
      change(site, colleague, { id, conditions: both(theirs) }),
    ])
    expect(answers.map(({ status }) => status)).toEqual([204, 204])
    const values = (await readTrigger(site, id))?.attributes.conditions.map(({ value }) => value) ?? []
    expect([mine, theirs]).toContain(values[0])
    expect(values).toEqual([values[0], values[0]])
  }
  const edits = (await changes(site)).filter(({ change_type }) => change_type === 'edit')
  expect(edits).toHaveLength(20)
  for (const [index, edit] of edits.entries()) {
    const earlier = edits[index - 1]
    if (earlier) expect(edit.before_content).toEqual(earlier.after_content)
  }
  await expectWhole(site)
})

test('when two users change different attributes of one trigger, both changes are kept', async () => {
  const { site, colleague } = await openShared()
  const id = await addTrigger(site, 'Before', { conditions: both('before') })
  const tagId = await addTag(site, 'Linked', {}, [id])
  const answers = await Promise.all([
    change(site, site.owner, { id, name: 'After' }),
    change(site, colleague, { id, conditions: both('after') }),
  ])
  expect(answers.map(({ status }) => status)).toEqual([204, 204])
  const found = await readTrigger(site, id)
  expect(found?.attributes).toMatchObject({ name: 'After', conditions: both('after') })
  expect(found?.relationships.tags.data).toEqual([{ id: tagId, type: 'tag' }])
})

test('an edit of a trigger that is deleted meanwhile comes first or is not found; the trigger never comes back', async () => {
  const { site, colleague } = await openShared()
  for (let round = 0; round < 10; round++) {
    const id = await addTrigger(site, `Contested ${round}`)
    await addTag(site, `Uses ${round}`, {}, [id])
    const save: Change = { id, conditions: both('late') }
    const [edited, removed] = await Promise.all(
      round % 2 === 0
        ? [change(site, site.owner, save), remove(site, colleague, id)]
        : [remove(site, colleague, id), change(site, site.owner, save)].reverse(),
    )
    expect(removed?.status).toBe(204)
    expect([204, 404]).toContain(edited?.status)
    expect(await change(site, site.owner, save)).toMatchObject({ status: 404, codes: ['NOT_FOUND_ERROR'] })
    expect((await remove(site, site.owner, id)).status).toBe(404)
    expect(await readTrigger(site, id)).toBeUndefined()
  }
  await expectWhole(site)
})

test('a group never holds a trigger that is deleted while it is added', async () => {
  const { site, colleague } = await openShared()
  const group = await addTrigger(site, 'Group', { trigger_type: 'trigger_group' })
  for (let round = 0; round < 10; round++) {
    const member = await addTrigger(site, `Member ${round}`)
    const [added, removed] = await Promise.all([
      change(site, site.owner, { id: group, members: [member] }),
      remove(site, colleague, member),
    ])
    const outcome = [added.codes[0] ?? added.status, removed.codes[0] ?? removed.status]
    expect([
      [204, 'TRIGGER_IN_GROUP_ERROR'],
      ['RELATED_RESOURCE_NOT_FOUND_ERROR', 204],
    ]).toContainEqual(outcome)
    await change(site, site.owner, { id: group, members: [] })
  }
  await expectWhole(site)
})

test('a condition on a variable that is deleted meanwhile is refused, or stays and is flagged', async () => {
  const { site, colleague } = await openShared()
  for (let round = 0; round < 10; round++) {
    const variableId = await addVariable(site, `Fleeting ${round}`)
    const id = await addTrigger(site, `Conditional ${round}`)
    const [saved, removed] = await Promise.all([
      change(site, site.owner, { id, conditions: [on(variableId, 'x')] }),
      callAs(site.server, colleague, variables.remove, { params: { appId: site.appId, variableId } }),
    ])
    expect(removed.status).toBe(204)
    const found = await readTrigger(site, id)
    if (saved.status === 204)
      expect(found).toMatchObject({
        attributes: { conditions: [{ variable_id: variableId }] },
        meta: { has_conditions_with_abandoned_variable: true },
      })
    else {
      expect(saved).toMatchObject({ status: 400, codes: ['RELATED_RESOURCE_NOT_FOUND_ERROR'] })
      expect(found?.attributes.conditions).toEqual([])
    }
  }
  await expectWhole(site)
})

test('a copy made while its source changes is the source at one moment', async () => {
  const { site, colleague } = await openShared()
  const there = await openSecondSite(shop)
  const id = await addTrigger(site, 'Moving', { conditions: both('0') })
  for (let round = 1; round <= 8; round++) {
    const accepted = await copy(site, there, id, `Copy ${round}`)
    const [done] = await Promise.all([
      followOperation(site, accepted),
      change(site, site.owner, { id, conditions: both(`${round}a`) }),
      change(site, colleague, { id, conditions: both(`${round}b`) }),
    ])
    expect(done.state).toBe('completed')
    const values =
      (await readTrigger(there, accepted.answer.data.id))?.attributes.conditions.map(({ value }) => value) ?? []
    expect(values).toEqual([values[0], values[0]])
  }
  await expectWhole(site)
  await expectWhole(there)
})

test('a group copied while a member is removed and deleted has the member or not, never a dangling link', async () => {
  const { site, colleague } = await openShared()
  const there = await openSecondSite(shop)
  for (let round = 0; round < 5; round++) {
    const member = await addTrigger(site, `Member ${round}`, { conditions: both(`m${round}`) })
    const group = await addTrigger(site, `Group ${round}`, { trigger_type: 'trigger_group', members: [{ id: member }] })
    const accepted = await copy(site, there, group, `Group ${round}`)
    const [done, out, gone] = await Promise.all([
      followOperation(site, accepted),
      change(site, site.owner, { id: group, members: [] }),
      remove(site, colleague, member),
    ])
    expect(out.status).toBe(204)
    expect([204, 409]).toContain(gone.status)
    expect(done.state).toBe('completed')
    const copied = await readTrigger(there, accepted.answer.data.id)
    expect(copied?.relationships.triggers.data).toHaveLength(done.summary?.triggers?.length === 2 ? 1 : 0)
  }
  await expectWhole(site)
  await expectWhole(there)
})

test('a trigger deleted before its copy is made leaves nothing behind in the other site', async () => {
  const { site, colleague } = await openShared()
  const there = await openSecondSite(shop)
  const variableId = await addVariable(site, 'Brought along')
  const id = await addTrigger(site, 'Fleeting', { conditions: [on(variableId, 'x')] })
  const accepted = await copy(site, there, id, 'Too late')
  expect((await remove(site, colleague, id)).status).toBe(204)
  expect(await followOperation(site, accepted)).toMatchObject({
    state: 'failed',
    summary: { errors: ['NOT_FOUND_ERROR', expect.any(String)] },
  })
  const left = await readDraft(there.server.deps.db, there.appId)
  expect([left.tags, left.triggers, left.variables]).toEqual([[], [], []])
})
