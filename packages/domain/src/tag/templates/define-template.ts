import * as v from 'valibot'
import { type Fields, type FormOf, isRecord, record, shownEntries } from '../../field/index.ts'
import { msg } from '../../message/index.ts'
import { TEMPLATE_LOOKS } from '../wire-looks.ts'
import type { OptionsOf, Section, Stored, Template, TemplateSpec } from './template.ts'
import { wireSchema } from './wire.ts'

const TEMPLATE = msg('template.section.template', 'Template')
const CUSTOM_DIMENSIONS = msg('template.section.custom-dimensions', 'Custom dimensions')
const CUSTOM_DIMENSIONS_ABOUT = msg(
  'template.section.custom-dimensions-about',
  'Sent along with every call of this tag.',
)

/** The form field that gets a section of its own in templates that offer custom dimensions. */
const DIMENSIONS = 'customDimensions'

function sectionsOf<Key extends string>(
  keys: readonly Key[],
  given: readonly Section<Key>[] | undefined,
): readonly Section<Key>[] {
  const main = given ?? [{ title: TEMPLATE, fields: keys.filter((key) => key !== DIMENSIONS) }]
  const placed = new Set(main.flatMap((section) => section.fields))
  const rest = keys.filter((key) => !placed.has(key))
  const filled = main.filter((section) => section.fields.length > 0 || section.shared)
  return rest.length === 0
    ? filled
    : [...filled, { title: CUSTOM_DIMENSIONS, about: CUSTOM_DIMENSIONS_ABOUT, fields: rest }]
}

/** Makes a template out of its fields: form, wire, rules and changelog follow. */
export function defineTemplate<
  const Id extends string,
  F extends Fields,
  W extends keyof F = never,
  const S extends Stored = Stored,
>(spec: TemplateSpec<Id, F, W, S>): Template<Id, F, W, S> {
  type Key = keyof F & string
  const { look, ...said } = spec
  const { fields, stored, hides } = said
  const keys = Object.keys(fields) as Key[]
  const when: Partial<Record<PropertyKey, (form: FormOf<F>) => boolean>> = spec.when ?? {}
  const all = record(fields)
  const asked = (form: FormOf<F>) => keys.filter((key) => when[key]?.(form) ?? true)
  const pick = (form: FormOf<F>, from: FormOf<F>) => Object.fromEntries(asked(form).map((key) => [key, from[key]]))
  const settle = (form: FormOf<F>): FormOf<F> => ({ ...all.initial, ...pick(form, form) })
  const decode = (options: unknown) => settle(all.decode(options))
  const issues = (form: FormOf<F>, key: Key) =>
    (v.safeParse(v.object({ [key]: fields[key]!.form }), form).issues ?? []) as readonly v.BaseIssue<unknown>[]
  return {
    ...(look ?? TEMPLATE_LOOKS[stored.template]),
    ...said,
    privacy: spec.privacy ?? true,
    documentWrite: spec.documentWrite ?? false,
    sections: sectionsOf(keys, spec.sections),
    initial: all.initial,
    asked,
    settle,
    decode,
    encode: (form) => {
      const open = new Set<PropertyKey>(asked(form).map((key) => fields[key]!.api))
      const sent = Object.entries(all.encode(form)).filter(([api]) => open.has(api))
      // What the loop sends is what the type says; the laws and type tests of the templates hold it to that.
      return { ...(stored.type !== undefined && { type: stored.type }), ...Object.fromEntries(sent) } as OptionsOf<
        F,
        W,
        S
      >
    },
    check: (form) => asked(form).flatMap((key) => issues(form, key)),
    wire: wireSchema({ fields, stored, asked, decode, isConditional: (key) => Object.hasOwn(when, key) }),
    show: (options) => {
      if (!isRecord(options)) return []
      const hidden = new Set(hides?.(options) ?? [])
      if (stored.type !== undefined && options.type === stored.type) hidden.add('type')
      return shownEntries(Object.values(fields), options).filter(({ key }) => !hidden.has(key))
    },
    locate: (steps, form) => all.locate(steps, form),
  }
}
