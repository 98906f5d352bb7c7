import { offeredTemplates } from '@waymark/domain/tag/templates'
import { type JsonSchema, jsonSchemaOf } from './schema.ts'

/** The `template_options` of each template, with its sample: what `tags.create` and `tags.change` take for it. */
export const templateSchemas = (): Record<string, JsonSchema> =>
  Object.fromEntries(
    offeredTemplates().map((template) => [
      `TemplateOptions-${template.id}`,
      {
        ...jsonSchemaOf(template.wire, 'input'),
        description: `\`template\`: \`${template.stored.template}\``,
        examples: [template.encode(template.sample)],
      },
    ]),
  )
