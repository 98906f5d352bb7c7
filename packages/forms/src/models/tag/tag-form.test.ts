import { msg } from '@waymark/domain/message'
import { EMPTY_DATE_RANGE, Tag, TagCreate, TagPatch } from '@waymark/domain/tag'
import { allTemplates, type Template, templates } from '@waymark/domain/tag/templates'
import type { TriggerListItem } from '@waymark/domain/trigger'
import * as v from 'valibot'
import { describe, expect, expectTypeOf, test } from 'vitest'
import { canSubmit, isDirty, isWithin, rejectForm } from '../../form/index.ts'
import {
  changeBody,
  createBody,
  createTagForm,
  linkedTrigger,
  newTag,
  newTagSections,
  openTag,
  storedTagSections,
  withLinked,
} from './index.ts'

const sales = templates['floodlight-sales']
const ZONE = 'Europe/Berlin'
const ID = '8d3c9a52-6a0e-4a44-9a58-0a2f4f3f3b11'
const OTHER = '8d3c9a52-6a0e-4a44-9a58-0a2f4f3f3b12'

const trigger = (name: string, id: string): TriggerListItem => ({
  id,
  type: 'trigger',
  attributes: { name, trigger_type: 'page_view', is_published: true, labels: [], created_at: '', updated_at: '' },
  meta: { has_abandoned_conditions: false, has_conditions_with_abandoned_variable: false },
})

const stored = (template: Template): Tag =>
  v.parse(Tag, {
    id: ID,
    type: 'tag',
    attributes: {
      name: 'Sale',
      template: template.stored.template,
      is_active: false,
      is_published: true,
      priority: 3,
      consent_type: 'custom_consent',
      respect_visitors_privacy: false,
      disable_in_debug_mode: true,
      scheduler: {
        date_ranges: [{ from: '2026-06-02T00:00:00+0000', to: '2026-08-31T23:59:00+0000', timezone: 'Europe/Paris' }],
        times_of_day: [],
      },
      template_options: template.encode(template.sample),
      code: template.code ? '<script>1</script>' : null,
      created_at: '2026-01-01T00:00:00+00:00',
      updated_at: '2026-01-01T00:00:00+00:00',
    },
  })

describe.each(
  allTemplates()
    .filter(({ id }) => id !== ('abandoned' as string))
    .map((template) => [template.id, template] as const),
)('a new tag of %s', (_, template: Template) => {
  test('begins with the defaults of its template and cannot be saved without a name', () => {
    const form = createTagForm(template, newTag(template, ZONE))
    expect(form.get().values).toMatchObject({ name: '', consentType: template.consent, triggers: [] })
    expect([...form.errors().keys()]).toContain('name')
  })
  test('with the sample filled in makes a body that the server takes', () => {
    const form = createTagForm(template, newTag(template, ZONE))
    form.field('name').setValue('  My tag ')
    form.field('options').setValue(template.sample)
    if (template.code) form.field('code').setValue('<p>{{ Page Url }}</p>')
    expect([...form.errors()]).toEqual([])
    const body = createBody(template, form.get().values)
    expect(v.safeParse(TagCreate, body).issues ?? []).toEqual([])
    expect(v.is(template.wire, body.attributes.template_options)).toBe(true)
    expect(body.attributes.name).toBe('My tag')
  })
  test('opened again from the stored tag is not dirty', () => {
    const values = openTag(template, { tag: stored(template), triggers: [], blockingTriggers: [], timezone: ZONE })
    const form = createTagForm(template, values)
    expect(isDirty(form.get())).toBe(false)
    expect([...form.errors()]).toEqual([])
    expect(form.changes()).toEqual([])
    expect(changeBody(template, ID, values, form.get().values)).toEqual({ id: ID, type: 'tag', attributes: {} })
  })
})

describe('an edited tag', () => {
  const open = () =>
    createTagForm(
      sales,
      openTag(sales, {
        tag: stored(sales),
        triggers: [linkedTrigger(trigger('A', 'a'))],
        blockingTriggers: [],
        timezone: ZONE,
      }),
    )

  test('sends only what changed, options always whole', () => {
    const form = open()
    const { initial } = form.get()
    form.field('consentType').setValue('remarketing')
    form.field('options').at('revenue').setValue('99')
    form.field('triggers').setValue(withLinked(form.get().values.triggers, [linkedTrigger(trigger('B', 'b'))]))
    const body = changeBody(sales, ID, initial, form.get().values)
    expect(body).toEqual({
      id: ID,
      type: 'tag',
      attributes: { consent_type: 'remarketing', template_options: { ...sales.encode(sales.sample), revenue: 99 } },
      relationships: {
        triggers: {
          data: [
            { id: 'a', type: 'trigger' },
            { id: 'b', type: 'trigger' },
          ],
        },
      },
    })
    expect(v.is(TagPatch, { ...body, relationships: undefined })).toBe(true)
    expect(form.changes().map(({ message }) => message)).toEqual(['Revenue', 'Consent type', 'Triggers'])
  })

  test('names an edited field of a group, not the group', () => {
    const template = templates['google-ads-conversion-tracking']
    const form = createTagForm(template, newTag(template, ZONE))
    form.field('options').at('conversionTracking').at('conversionLabel').setValue('label')
    expect(form.changes().map(({ message }) => message)).toEqual(['Conversion label'])
  })

  test('sends what was changed about its firing, and finds its fields for the errors of the server', () => {
    const form = open()
    const { initial } = form.get()
    form.field('blockingTriggers').setValue([linkedTrigger(trigger('Staff', 's'))])
    form.field('frequency').setValue('once_per_visitor')
    form.field('setupTag').setValue({ id: OTHER, name: 'Library', stopOnFailure: true })
    const body = changeBody(sales, ID, initial, form.get().values)
    expect(body).toEqual({
      id: ID,
      type: 'tag',
      attributes: { firing_frequency: 'once_per_visitor' },
      relationships: {
        blocking_triggers: { data: [{ id: 's', type: 'trigger' }] },
        setup_tag: { data: { id: OTHER, type: 'tag', meta: { stop_on_failure: true } } },
      },
    })
    expect(form.changes().map(({ message }) => message)).toEqual(['Not when', 'Firing frequency', 'Set-up tag'])
    const loop = { pointer: '/data/relationships/setup_tag/data/id', error: { key: 'sequence-loop' } } as const
    expect(rejectForm(form, { fields: [loop], onlyFields: true, message: msg('test.failed', 'Not saved') })).toBe(true)
    expect(form.field('setupTag').error).toEqual({ key: 'sequence-loop' })
    const missing = {
      pointer: '/data/relationships/blocking_triggers/data/0',
      error: { key: 'no-longer-exists' },
    } as const
    rejectForm(form, { fields: [missing], onlyFields: true, message: msg('test.failed', 'Not saved') })
    expect(form.field('blockingTriggers').at('s').error).toEqual({ key: 'no-longer-exists' })
  })

  test('keeps a stored revenue that only the API takes, until it is edited', () => {
    const tag = stored(sales)
    const options = { ...tag.attributes.template_options, revenue: '{{ Order }}.total' }
    const opened = openTag(sales, {
      tag: { ...tag, attributes: { ...tag.attributes, template_options: options } },
      triggers: [],
      blockingTriggers: [],
      timezone: ZONE,
    })
    const form = createTagForm(sales, opened)
    expect([form.get().values.options.revenue, form.errors().size]).toEqual(['{{ Order }}.total', 0])
    form.field('options').at('orderId').setValue('42')
    expect(changeBody(sales, ID, opened, form.get().values)).toMatchObject({
      attributes: { template_options: { revenue: '{{ Order }}.total', order_id: '42' } },
    })
    form.field('options').at('revenue').setValue('{{ Order }}.sum')
    expect([...form.errors().keys()]).toEqual(['options/revenue'])
  })

  test('resets the quantity and its error when another counting method is chosen', () => {
    const form = open()
    const quantity = form.field('options').at('quantity')
    quantity.setValue('x')
    quantity.onBlur()
    expect(quantity.error).toEqual({ key: 'form-errors.must-be-integer-or-variable' })
    form.field('options').at('countingMethod').setValue('transactions')
    expect(canSubmit(form)).toBe(true)
    form.field('options').at('countingMethod').setValue('item_sold')
    expect(quantity.value).toBe('')
    expect(quantity.error).toBeUndefined()
  })

  test('shows the errors of the server at their fields, and a message for what it has no field for', () => {
    const form = open()
    form.field('options').at('customVariables').at('row-1').at('value').setValue('y')
    const message = msg('test.failed', 'Not saved')
    const nameTaken = { pointer: '/data/attributes/name', error: { key: 'name-already-used' } } as const
    const fields = [
      {
        pointer: '/data/attributes/template_options/custom_variables/1/value',
        error: { key: 'max-length', limit: 255 },
      },
      nameTaken,
      { pointer: '/data/attributes/scheduler/date_ranges/0/from', error: { key: 'invalid' } },
      { pointer: '/data/attributes/unknown', error: { key: 'invalid' } },
    ] as const
    expect(rejectForm(form, { fields: [nameTaken], onlyFields: true, message })).toBe(true)
    expect(rejectForm(form, { fields: [nameTaken], onlyFields: false, message })).toBe(false)
    expect(rejectForm(form, { fields, onlyFields: true, message })).toBe(false)
    expect(form.field('options').at('customVariables').at('row-1').at('value').error).toEqual({
      key: 'max-length',
      limit: 255,
    })
    expect(form.field('name').error).toEqual({ key: 'name-already-used' })
    expect([...form.errors().keys()]).toContain('schedule/dateRanges/row-0')
  })

  test('keeps the zone of its schedule', () => {
    const form = open()
    expect(form.get().values.schedule.timezone).toBe('Europe/Paris')
    form.field('schedule').at('dateRanges').at('row-0').at('endDate').setValue('2026-05-01')
    expect([...form.errors().keys()]).toEqual(['schedule/dateRanges/row-0'])
  })

  test('is not changed by the zone of rows that are removed again', () => {
    const form = createTagForm(sales, newTag(sales, ZONE))
    const schedule = form.field('schedule')
    schedule.at('dateRanges').setValue([{ ...EMPTY_DATE_RANGE, key: 'row-0' }])
    schedule.at('timezone').setValue('Asia/Tokyo')
    expect(schedule.value.timezone).toBe('Asia/Tokyo')
    schedule.at('dateRanges').setValue([])
    expect(form.status().dirty).toBe(false)
  })
})

test('fields of a tag form know their types', () => {
  const form = createTagForm(sales, newTag(sales, ZONE))
  expectTypeOf(form.field('options').at('countingMethod').value).toEqualTypeOf<'transactions' | 'item_sold'>()
  expectTypeOf(form.field('options').at('customVariables').at('row-0').at('value').value).toEqualTypeOf<string>()
  // @ts-expect-error there is no such field
  form.field('options').at('nothing')
})

describe('the sections of a tag', () => {
  /** Settings that are changed elsewhere: on the tag's screen the name, by its own dialog. */
  const settingsOf = (form: ReturnType<typeof createTagForm>) =>
    form.model.settings!(form.get().values)
      .map(({ path }) => path.join('/'))
      .filter((name) => form.isActive(name))

  test.each(allTemplates().map((template) => [template.id, template] as const))(
    'hold each active setting of %s once, new and stored',
    (_, template: Template) => {
      const form = createTagForm(template, { ...newTag(template, ZONE), options: template.sample })
      const { values } = form.get()
      const hidden = Object.keys(template.fields).filter((key) => template.fields[key].control === 'hidden')
      const all = settingsOf(form).filter((name) => !hidden.some((key) => isWithin(name, `options/${key}`)))
      for (const [sections, names] of [
        [newTagSections(template, values), all],
        [storedTagSections(template, values), all.filter((name) => name !== 'name')],
      ] as const) {
        const listed = sections.flatMap(({ fields }) => fields)
        const holding = (name: string) => listed.filter((outer) => isWithin(name, outer)).length
        expect(names.filter((name) => holding(name) !== 1)).toEqual([])
        expect(listed.filter((name) => !form.isActive(name))).toEqual([])
      }
    },
  )

  test('follow the values: what another field makes inactive is not among them', () => {
    const form = createTagForm(sales, newTag(sales, ZONE))
    const listed = () => newTagSections(sales, form.get().values).flatMap(({ fields }) => fields)
    expect(listed()).not.toContain('options/quantity')
    form.field('options').at('countingMethod').setValue('item_sold')
    expect(listed()).toContain('options/quantity')
  })

  test('of the analytics tag have no flight dates, and its own hold the settings of every tag', () => {
    const analytics = templates['waymark-pro-analytics']
    const sections = storedTagSections(analytics, newTag(analytics, ZONE)).map(({ key }) => key)
    expect(sections).not.toContain('schedule')
    expect(sections).not.toContain('consent')
    expect(createTagForm(analytics, newTag(analytics, ZONE)).isActive('schedule/dateRanges')).toBe(false)
  })
})
