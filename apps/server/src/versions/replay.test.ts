import { tags, triggers, variables, versions } from '@waymark/api-client/endpoints'
import { compareEntry } from '@waymark/domain/changelog'
import { ITEM_KINDS } from '@waymark/domain/resource'
import { BUILT_INS } from '@waymark/domain/variable/built-in'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { findVersion } from '#database/find-version.ts'
import type { Content } from '#database/tables/content.ts'
import { readContent } from '#items/content-store.ts'
import { callAs } from '#testing/call-as.ts'
import { openSiteOfFile } from '#testing/site-of-file.ts'
import {
  openSecondSite,
  publish,
  type TestSite,
  tagBody,
  triggerBody,
  variableBody,
  version,
} from '#testing/test-site.ts'

const shop = await openSiteOfFile()

const CALLS = { tag: tags, trigger: triggers, variable: variables } as const
type Kind = keyof typeof CALLS

/** One action on the draft: adds an item, edits or deletes one of those there are, or publishes it all. */
type Action =
  | { readonly do: 'add'; readonly kind: Kind; readonly text: string; readonly link: boolean }
  | { readonly do: 'edit'; readonly pick: number; readonly text: string; readonly link: boolean }
  | { readonly do: 'delete'; readonly pick: number }
  | { readonly do: 'publish' }

const text = fc.string({ unit: fc.constantFrom('a', 'b', ' ', '{{ Page Url }}', '\n'), minLength: 1, maxLength: 6 })
const pick = fc.nat({ max: 20 })
const action: fc.Arbitrary<Action> = fc.oneof(
  {
    weight: 4,
    arbitrary: fc.record({
      do: fc.constant('add' as const),
      kind: fc.constantFrom(...ITEM_KINDS),
      text,
      link: fc.boolean(),
    }),
  },
  { weight: 5, arbitrary: fc.record({ do: fc.constant('edit' as const), pick, text, link: fc.boolean() }) },
  { weight: 2, arbitrary: fc.record({ do: fc.constant('delete' as const), pick }) },
  { weight: 1, arbitrary: fc.constant({ do: 'publish' as const }) },
)

/** The items that this test has made on a site, with their links. */
interface Made {
  readonly kind: Kind
  readonly id: string
}

async function perform(site: TestSite, made: Made[], step: Action, count: number): Promise<void> {
  const { server, owner, appId } = site
  const [trigger] = made.filter(({ kind }) => kind === 'trigger')
  if (step.do === 'publish') {
    if ((await version(site)).has_changes) await publish(site)
    return
  }
  if (step.do === 'add') {
    const body = bodyOf(step.kind, `Item ${count}`, step.text, step.link ? trigger?.id : undefined)
    const answered = await callAs(
      server,
      owner,
      CALLS[step.kind].create as typeof tags.create,
      { params: { appId }, body } as never,
    )
    if (answered.status === 201) made.push({ kind: step.kind, id: answered.answer.data.id })
    return
  }
  const item = made[step.pick % Math.max(1, made.length)]
  if (!item) return
  const params = { appId, [`${item.kind}Id`]: item.id }
  if (step.do === 'delete') {
    await callAs(server, owner, CALLS[item.kind].remove as typeof tags.remove, { params } as never)
    made.splice(made.indexOf(item), 1)
    return
  }
  const { data } = bodyOf(item.kind, `Item ${count}`, step.text, step.link ? trigger?.id : undefined)
  const body = { data: { ...data, id: item.id } }
  await callAs(server, owner, CALLS[item.kind].change as typeof tags.change, { params, body } as never)
}

function bodyOf(kind: Kind, name: string, value: string, triggerId: string | undefined): { data: object } {
  if (kind === 'tag') return tagBody(name, { code: value }, triggerId ? [triggerId] : [])
  if (kind === 'variable') return variableBody(name, { value })
  const condition = { variable_id: PAGE_URL, condition_type: 'contains', value: value.trim() || 'x', options: {} }
  return triggerBody(name, { conditions: [condition] } as never)
}

const PAGE_URL = BUILT_INS.pageUrl.id

const LISTS = { tag: 'tags', trigger: 'triggers', variable: 'variables' } as const

/** The content of a version as the changelog writes it: by item, without names of what the item refers to. */
const recorded = (content: Content): Map<string, object> =>
  new Map(
    ITEM_KINDS.flatMap((kind) =>
      (content[LISTS[kind]] as readonly object[]).map((item: any): [string, object] => [
        String(item.id),
        bare(kind, item),
      ]),
    ),
  )

/** An item without dates and without the names of others, links and conditions as ids. */
function bare(kind: Kind, item: Readonly<Record<string, any>>): object {
  const { id: _, created_at: _c, updated_at: _u, builtin: _b, ...rest } = item
  if (kind === 'variable') return rest
  const links = (rest.triggers ?? []).map((link: any) =>
    typeof link === 'string' ? link : (link.trigger_id ?? link.id),
  )
  const conditions = (rest.conditions ?? []).map(({ variable, variable_id, ...condition }: any) => ({
    ...condition,
    variable_id: variable_id ?? variable?.variable_id,
  }))
  return { ...rest, triggers: links, ...(kind === 'trigger' && { conditions }) }
}

test('the changelogs of all versions, replayed over the first one, give the last one', async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(action, { minLength: 1, maxLength: 14 }), async (actions) => {
      const site = await openSecondSite(shop)
      const { db } = site.server.deps
      const contentOf = async (versionId: string) => {
        const row = await findVersion(db, site.appId, versionId)
        if (!row) throw new Error('there is always a published version')
        return recorded(await readContent(db, row))
      }
      const items = await contentOf('published')
      const { answer: first } = await callAs(site.server, site.owner, versions.one, {
        params: { appId: site.appId, versionId: 'published' },
      })
      const made: Made[] = []
      for (const [count, step] of actions.entries()) await perform(site, made, step, count)
      await perform(site, made, { do: 'add', kind: 'variable', text: 'last', link: false }, actions.length)
      await publish(site)

      const { answer: listed } = await callAs(site.server, site.owner, versions.list, {
        params: { appId: site.appId },
        query: { page: { limit: 100 }, sort: ['version_number'] },
      })
      for (const { id, attributes } of listed.data) {
        if (id === first.data.id || attributes.version_type === 'draft') continue
        const { answer } = await callAs(site.server, site.owner, versions.changelog, {
          params: { appId: site.appId, versionId: id },
          query: { page: { limit: 1000 }, sort: ['created_at'] },
        })
        for (const entry of answer.data) {
          const { before_content, after_content, resource_id, resource_type } = entry.attributes
          const kind = resource_type as Kind
          expect(compareEntry(entry)).toHaveProperty('attributes')
          const was = items.get(resource_id)
          expect(was ?? {}).toEqual(isNothing(before_content) ? {} : bare(kind, before_content ?? {}))
          if (isNothing(after_content)) items.delete(resource_id)
          else items.set(resource_id, bare(kind, after_content ?? {}))
        }
      }
      expect(Object.fromEntries(items)).toEqual(Object.fromEntries(await contentOf('published')))
    }),
    { numRuns: 25 },
  )
})

const isNothing = (content: object | null) => content === null || Object.keys(content).length === 0
