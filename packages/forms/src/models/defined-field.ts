import type { Field, Fields } from '@waymark/domain/field'

/** A field of a form that is drawn by its definition: its key among the settings of the item, and the definition. */
export interface DefinedField {
  readonly key: string
  readonly definition: Field
}

/** The field of a fieldset under a path that a name of the form means, if it means one. */
export function definedField(fields: Fields, under: string, name: string): DefinedField | undefined {
  const key = name.slice(under.length + 1)
  const definition = Object.hasOwn(fields, key) ? fields[key] : undefined
  return definition && name === `${under}/${key}` ? { key, definition } : undefined
}
