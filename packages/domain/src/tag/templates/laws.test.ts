import fc from 'fast-check'
import * as v from 'valibot'
import { describe, expect, test } from 'vitest'
import type { Field, Fields } from '../../field/index.ts'
import { allTemplates, isSharedSetting, type Template, templateOf } from './index.ts'

const inner = (field: Field): Fields =>
  ('columns' in field
    ? field.columns
    : 'fields' in field
      ? field.fields
      : 'inner' in field
        ? { inner: field.inner }
        : {}) as Fields

/** Every message a field speaks, composites included. */
const ids = (field: Field): string[] => [
  field.label.id,
  ...(field.hint ? [field.hint.id] : []),
  ...Object.values(inner(field)).flatMap(ids),
]

describe.each(allTemplates().map((template) => [template.id, template] as const))('%s', (_, template: Template) => {
  const sent = template.encode(template.sample)

  test('its sample is a valid form', () => {
    expect(template.check(template.sample)).toEqual([])
  })
  test('sent options are read back unchanged', () => {
    expect(template.decode(sent)).toEqual(template.sample)
  })
  test('the server accepts what is sent, and leaves out what it does not know unless that restricts what is collected', () => {
    expect(v.safeParse(template.wire, sent).issues ?? []).toEqual([])
    if (template.id === 'abandoned') return
    expect(v.parse(template.wire, { ...sent, not_an_option: 1 })).toEqual(v.parse(template.wire, sent))
    expect(v.safeParse(template.wire, { ...sent, disable_cookies: true }).issues).toMatchObject([
      { message: 'unsupported-restriction', path: [{ key: 'disable_cookies' }] },
    ])
  })
  test('what is sent is JSON', () => {
    expect(JSON.parse(JSON.stringify(sent))).toEqual(sent)
  })
  test('an empty form is opened from nothing', () => {
    expect(template.decode({})).toEqual(template.resetInactive(template.initial))
  })
  test('it is found again under its stored name', () => {
    expect(templateOf(template.stored.template, sent)).toBe(template)
  })
  test('the changelog has a word for everything that is sent', () => {
    expect(template.format(sent).filter(({ label }) => typeof label === 'string')).toEqual([])
  })
  test('every field is in exactly one section', () => {
    const shown = template.sections.flatMap(({ fields }) => fields).filter((key) => !isSharedSetting(key))
    expect(shown.sort()).toEqual(Object.keys(template.fields).sort())
  })
  test('anything stored can be opened and read in the changelog', () => {
    const keys = fc.constantFrom('type', ...Object.values(template.fields as Fields).map((field) => field.api))
    fc.assert(
      fc.property(fc.oneof(fc.dictionary(keys, fc.jsonValue()), fc.jsonValue()), (options) => {
        const form = template.decode(options)
        expect(Object.keys(form).sort()).toEqual(Object.keys(template.initial).sort())
        expect(template.resetInactive(form)).toEqual(form)
        expect(Array.isArray(template.check(form))).toBe(true)
        expect(Array.isArray(template.format(options))).toBe(true)
      }),
    )
  })
  test('the form accepts the same values as the server', () => {
    const keys = Object.values(template.fields as Fields).map((field) => field.api)
    fc.assert(
      fc.property(fc.dictionary(fc.constantFrom('type', ...keys), fc.jsonValue()), (noise) => {
        const form = template.decode({ ...sent, ...noise })
        fc.pre(template.check(form).length === 0)
        expect(v.safeParse(template.wire, template.encode(form)).issues ?? []).toEqual([])
      }),
    )
  })
})

test('names of templates and stored names are unique', () => {
  const stored = allTemplates().map((template) => `${template.stored.template} ${template.stored.type ?? ''}`)
  expect(new Set(stored).size).toBe(stored.length)
  expect(new Set(allTemplates().map((template) => template.id)).size).toBe(stored.length)
})

test('one id never says two different things', () => {
  const said = new Map<string, string>()
  for (const template of allTemplates() as readonly Template[]) {
    for (const message of [template.name, template.about, ...template.sections.map(({ title }) => title)]) {
      expect(said.get(message.id) ?? message.message).toBe(message.message)
      said.set(message.id, message.message)
    }
    expect(
      Object.values(template.fields as Fields)
        .flatMap(ids)
        .every((id) => /^(template|field)\./.test(id)),
    ).toBe(true)
  }
})
