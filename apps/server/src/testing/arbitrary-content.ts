import { tags, triggers, variables } from '@waymark/api-client/endpoints'
import { CONSENT_TYPES } from '@waymark/domain/consent'
import { writeReference } from '@waymark/domain/reference'
import { labelKey } from '@waymark/domain/resource'
import { FIRING_FREQUENCIES, type TagCreate } from '@waymark/domain/tag'
import { offeredTemplates } from '@waymark/domain/tag/templates'
import { newTrigger, triggerCreate } from '@waymark/domain/trigger'
import { type TriggerTypeId, triggerTypes } from '@waymark/domain/trigger/types'
import { newVariable, VARIABLE_TYPES, variableCreate } from '@waymark/domain/variable'
import { BUILT_INS } from '@waymark/domain/variable/built-in'
import { variableTypes } from '@waymark/domain/variable/types'
import fc from 'fast-check'
import type { InferInput } from 'valibot'
import { callAs } from './call-as.ts'
import type { TestSite } from './test-site.ts'

/** A name as people give them, with letters of any script. */
const name = fc.string({ unit: 'grapheme', minLength: 1, maxLength: 30 })

/** Notes and labels as a request may give them, mostly none. */
const annotations = {
  note: fc.oneof(fc.constant(''), fc.string({ unit: 'grapheme', maxLength: 60 })),
  labels: fc.uniqueArray(
    fc.string({ unit: 'grapheme', minLength: 1, maxLength: 12 }).map((label) => label.trim()),
    { maxLength: 4, selector: labelKey },
  ),
}

/** A few variables, triggers, groups and tags of all types that refer to each other; numbers stand for earlier items. */
export const arbitraryContent = fc.record({
  variables: fc.array(
    fc.record({ name, type: fc.constantFrom(...VARIABLE_TYPES), refersTo: fc.nat(), ...annotations }),
    {
      maxLength: 5,
    },
  ),
  triggers: fc.array(
    fc.record({
      name,
      template: fc.constantFrom(...(Object.keys(triggerTypes) as TriggerTypeId[])),
      asks: fc.nat(),
      value: fc.string({ minLength: 1 }),
      members: fc.uniqueArray(fc.nat({ max: 5 }), { maxLength: 3 }),
      threshold: fc.integer({ min: 1, max: 9 }),
      ...annotations,
    }),
    { maxLength: 5 },
  ),
  tags: fc.array(
    fc.record({
      name,
      template: fc.constantFrom(...offeredTemplates()),
      refersTo: fc.nat(),
      links: fc.uniqueArray(fc.nat({ max: 5 }), { maxLength: 3 }),
      is_active: fc.boolean(),
      priority: fc.nat({ max: 20 }),
      consent_type: fc.constantFrom(...CONSENT_TYPES),
      respect_visitors_privacy: fc.boolean(),
      disable_in_debug_mode: fc.boolean(),
      scheduled: fc.boolean(),
      firing_frequency: fc.constantFrom('each_time' as const, ...FIRING_FREQUENCIES),
      blocks: fc.uniqueArray(fc.nat({ max: 5 }), { maxLength: 2 }),
      setup: fc.option(fc.nat()),
      cleanup: fc.option(fc.nat()),
      ...annotations,
    }),
    { maxLength: 5 },
  ),
})
export type ArbitraryContent = typeof arbitraryContent extends fc.Arbitrary<infer Content> ? Content : never

const SCHEDULE = {
  date_ranges: [{ from: '2026-05-01T08:00:00+0000', to: '2026-06-01T20:00:00+0000', timezone: 'Europe/Warsaw' }],
  times_of_day: [],
}

/**
 * Creates the content on a site with the calls of the product; what the server refuses, such as a second analytics tag,
 * is left out. Returns how many items there are.
 */
export async function createContent({ server, owner, appId }: TestSite, content: ArbitraryContent): Promise<number> {
  const params = { appId }
  const named: string[] = []
  const variableIds: string[] = []
  const triggerIds: string[] = []
  const pick = <T>(list: readonly T[], number: number): T | undefined => list[number % Math.max(1, list.length)]
  const reference = (number: number) => writeReference(pick(named, number) ?? BUILT_INS.pageUrl.name)

  for (const { name, type, refersTo, note, labels } of content.variables) {
    const body = variableCreate({ ...newVariable(type), name, settings: variableTypes[type].sample })
    const value = type === 'constant' ? reference(refersTo) : body.attributes.value
    const data = { ...body, attributes: { ...body.attributes, value, note, labels } }
    const made = await callAs(server, owner, variables.create, { params, body: { data } })
    if (made.status !== 201) continue
    named.push(made.answer.data.attributes.name)
    variableIds.push(made.answer.data.id)
  }
  for (const { name, template, asks, value, members, threshold, note, labels } of content.triggers) {
    const form = { ...newTrigger(template), name, settings: triggerTypes[template].sample }
    const { attributes } = triggerCreate(form)
    const condition = {
      variable_id: pick(variableIds, asks) ?? BUILT_INS.pageUrl.id,
      condition_type: 'contains' as const,
      value,
      options: {},
    }
    const isGroup = attributes.trigger_type === 'trigger_group'
    const data = {
      type: 'trigger' as const,
      attributes: { ...attributes, note, labels, conditions: isGroup ? [] : [...attributes.conditions, condition] },
      ...(isGroup && {
        relationships: {
          triggers: {
            data: [...new Set(members.flatMap((member) => pick(triggerIds, member) ?? []))].map((id) => ({
              id,
              type: 'trigger' as const,
              meta: { firing_threshold: threshold },
            })),
          },
        },
      }),
    }
    const made = await callAs(server, owner, triggers.create, { params, body: { data } })
    if (made.status === 201) triggerIds.push(made.answer.data.id)
  }
  const tagIds: string[] = []
  const linked = (numbers: readonly number[]) => ({
    data: [...new Set(numbers.flatMap((number) => pick(triggerIds, number) ?? []))].map((id) => ({
      id,
      type: 'trigger',
    })),
  })
  const sequenced = (number: number | null) => {
    const id = number === null ? undefined : pick(tagIds, number)
    return { data: id === undefined ? null : { id, type: 'tag', meta: { stop_on_failure: number === 1 } } }
  }
  for (const { name, template, refersTo, links, blocks, setup, cleanup, scheduled, ...flags } of content.tags) {
    const encode = template.encode as (form: unknown) => Record<string, unknown>
    const data = {
      type: 'tag',
      attributes: {
        ...flags,
        name,
        template: template.stored.template,
        template_options: encode(template.sample),
        code: `<b>${reference(refersTo)}</b>`,
        ...(scheduled && { scheduler: SCHEDULE }),
      },
      relationships: {
        triggers: linked(links),
        blocking_triggers: linked(blocks),
        setup_tag: sequenced(setup),
        cleanup_tag: sequenced(cleanup),
      },
    } as InferInput<typeof TagCreate>
    const made = await callAs(server, owner, tags.create, { params, body: { data } })
    if (made.status === 201) tagIds.push(made.answer.data.id)
  }
  return variableIds.length + triggerIds.length + tagIds.length
}
