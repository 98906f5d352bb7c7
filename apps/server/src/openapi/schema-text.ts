import type { JsonSchema } from './schema.ts'

/** A schema as text in the notation of TypeScript's types, a member a line. */
export function schemaText(schema: JsonSchema, indent = ''): string {
  const { type, properties, items, anyOf, oneOf, const: constant, enum: values } = schema
  if (constant !== undefined) return JSON.stringify(constant)
  if (values) return alternatives((values as unknown[]).map((value) => JSON.stringify(value)))
  const variants = (anyOf ?? oneOf) as readonly JsonSchema[] | undefined
  if (variants) return alternatives(variants.map((variant) => schemaText(variant, indent)))
  if (items) return `(${schemaText(items as JsonSchema, indent)})[]`.replace(/^\((\w+)\)\[\]$/u, '$1[]')
  if (properties) return objectText(schema, indent)
  return Array.isArray(type) ? alternatives(type) : type === 'object' ? 'object' : String(type ?? 'any')
}

function objectText({ properties, required }: JsonSchema, indent: string): string {
  const inner = `${indent}  `
  const members = Object.entries(properties as Record<string, JsonSchema>).map(([name, member]) => {
    const optional = Array.isArray(required) && required.includes(name) ? '' : '?'
    return `${inner}${/^\w+$/u.test(name) ? name : JSON.stringify(name)}${optional}: ${schemaText(member, inner)}\n`
  })
  return members.length === 0 ? 'object' : `{\n${members.join('')}${indent}}`
}

const alternatives = (texts: readonly string[]) => [...new Set(texts)].join(' | ')
