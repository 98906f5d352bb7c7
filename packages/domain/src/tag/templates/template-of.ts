import { isRecord } from '../../field/index.ts'
import type { WireTemplate } from '../wire-templates.ts'
import { allTemplates, type TemplateId } from './registry.ts'
import type { Template } from './template.ts'

/**
 * The template of a stored tag. Where the wire name holds several templates, `template_options.type` decides;
 * without a readable type it is the first of them, so that the tag can still be opened and mended.
 */
export function templateOf(stored: WireTemplate, options: unknown): Template<TemplateId> | undefined {
  const candidates = allTemplates().filter((template) => template.stored.template === stored)
  const type = isRecord(options) ? options.type : undefined
  return candidates.find((template) => template.stored.type === type) ?? candidates[0]
}
