import { hasSchedule, type WireTemplate } from '@waymark/domain/tag'
import { type Template, templateOf } from '@waymark/domain/tag/templates'
import * as v from 'valibot'
import { type Refusal, refusalsOf } from '#refusal.ts'

/** What the template of a tag decides about the rest of the tag. */
interface TemplateRules {
  /** The template, where the product has it; tags of others are kept as they are. */
  template: Template | undefined
  code: 'editable' | 'kept' | 'none'
  documentWrite: boolean
  hasSchedule: boolean
}

/** The rules of the template under which a tag is stored. */
export function templateRules(tag: { template: string; template_options: unknown; code?: unknown }): TemplateRules {
  const stored = tag.template as WireTemplate
  const template = templateOf(stored, tag.template_options)
  // Of a tag that is no longer supported everything is shown as it was found.
  if (!template || stored === 'abandoned') {
    return {
      template: undefined,
      code: tag.code == null ? 'none' : 'kept',
      documentWrite: stored === 'abandoned',
      hasSchedule: true,
    }
  }
  return {
    template,
    code: template.code ? 'editable' : 'none',
    documentWrite: template.documentWrite,
    hasSchedule: hasSchedule(stored),
  }
}

/** The options as the template takes them, or why it does not. Members that the server itself fills in are ignored. */
export function checkOptions(
  template: Template,
  options: Readonly<Record<string, unknown>>,
): { options: Record<string, unknown> } | { refusals: Refusal[] } {
  const fields = Object.values(template.fields as Record<string, { api: string; control: string }>)
  const filledIn = new Set(fields.filter((field) => field.control === 'read-only').map((field) => field.api))
  const sent = Object.fromEntries(Object.entries(options).filter(([key]) => !filledIn.has(key)))
  const result = v.safeParse(template.wire, sent)
  if (result.success) return { options: result.output as Record<string, unknown> }
  return { refusals: refusalsOf(result.issues, ['data', 'attributes', 'template_options']) }
}
