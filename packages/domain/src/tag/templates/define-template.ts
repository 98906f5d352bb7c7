import { type Fields, fieldset, isRecord, type When } from '../../field/index.ts'
import { msg } from '../../message/index.ts'
import type { Section, Stored, Template, TemplateSpec } from './template.ts'

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
  const placed = new Set<string>(main.flatMap((section) => section.fields))
  const rest = keys.filter((key) => !placed.has(key))
  const filled = main.filter((section) => section.fields.length > 0)
  return rest.length === 0
    ? filled
    : [...filled, { title: CUSTOM_DIMENSIONS, about: CUSTOM_DIMENSIONS_ABOUT, fields: rest }]
}

/** Declares a tag template. */
export function defineTemplate<
  const Id extends string,
  F extends Fields,
  W extends keyof F = never,
  const S extends Stored = Stored,
>(spec: TemplateSpec<Id, F, W, S>): Template<Id, F, W, S> {
  const { type } = spec.stored
  const set = fieldset<F>({ fields: spec.fields, when: spec.when as When<F> | undefined, type })
  return {
    ...spec,
    ...set,
    help: `templates/${spec.id}`,
    privacy: spec.privacy ?? true,
    documentWrite: spec.documentWrite ?? false,
    sections: sectionsOf(Object.keys(spec.fields) as (keyof F & string)[], spec.sections),
    format(options: unknown) {
      if (!isRecord(options)) return []
      const hidden = new Set(spec.hides?.(options))
      if (type !== undefined && options.type === type) hidden.add('type')
      return set.format(options).filter(({ key }) => !hidden.has(key))
    },
    // Fields with a condition are optional, which only the type of the template says.
  } as unknown as Template<Id, F, W, S>
}
