import { type ConversionConfig, toJsonSchema } from '@valibot/to-json-schema'
import type * as v from 'valibot'

/** A JSON Schema of draft 2020-12, as OpenAPI 3.1 takes it. */
export type JsonSchema = Readonly<Record<string, any>>

/** A parameter of an operation. */
export interface Parameter {
  readonly name: string
  readonly in: 'path' | 'query' | 'header'
  readonly required?: boolean
  readonly description?: string
  readonly schema: JsonSchema
}

const CONFIG: ConversionConfig = {
  // Rules that JSON Schema cannot say, such as unique names, are checked by the server all the same.
  errorMode: 'ignore',
  overrideAction: ({ valibotAction, jsonSchema }) =>
    valibotAction.type === 'regex'
      ? { ...jsonSchema, pattern: (valibotAction as v.RegexAction<string, undefined>).requirement.source }
      : undefined,
}

/** What a valibot schema takes (`input`) or gives (`output`), as JSON Schema. */
export function jsonSchemaOf(schema: v.GenericSchema<any, any>, typeMode: 'input' | 'output'): JsonSchema {
  const { $schema, ...rest } = toJsonSchema(schema, { ...CONFIG, typeMode }) as Record<string, unknown>
  return rest
}

/** The parameters of a query in the form of `listQuery`: groups become `page[limit]`, several values repeat their name. */
export function queryParameters(schema: v.GenericSchema<any, any>): Parameter[] {
  const { properties = {}, required = [] } = jsonSchemaOf(schema, 'input')
  return Object.entries(properties as Record<string, JsonSchema>).flatMap(([name, property]) =>
    property.properties
      ? Object.entries(property.properties as Record<string, JsonSchema>).map(([inner, value]) =>
          queryParameter(`${name}[${inner}]`, value, false),
        )
      : [queryParameter(name, property, (required as string[]).includes(name))],
  )
}

const queryParameter = (name: string, schema: JsonSchema, isRequired: boolean): Parameter => ({
  name,
  in: 'query',
  ...(isRequired && { required: true }),
  schema: textForm(schema),
})

/** The schema of one value as it stands in an address. */
function textForm(schema: JsonSchema): JsonSchema {
  const { anyOf, ...rest } = schema
  if (!Array.isArray(anyOf)) return schema
  const simple =
    anyOf.find(({ type }) => type === 'number' || type === 'boolean') ?? anyOf.find(({ type }) => type === 'string')
  return { ...rest, ...(simple ?? anyOf[0]) }
}
