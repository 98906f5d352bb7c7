import { isRecord } from '../../field/index.ts'
import type { WireTemplate } from '../wire-templates.ts'
import { templates } from './registry.gen.ts'
import type { Template } from './template.ts'

export type Templates = typeof templates
export type TemplateId = keyof Templates

/** The form values of a template. */
export type FormValues<Id extends TemplateId> = Templates[Id]['initial']

/** The `template_options` of a template on the wire. */
export type ApiOptions<Id extends TemplateId> = ReturnType<Templates[Id]['encode']>

const list: readonly Template<TemplateId>[] = Object.values(templates)

/** All templates, the abandoned one too. */
export const allTemplates = (): readonly Template<TemplateId>[] => list

/** The templates for new tags. */
export const offeredTemplates = (): readonly Template<TemplateId>[] => list.filter(({ id }) => id !== 'abandoned')

/**
 * The template of a stored tag. If several templates share the wire name, `template_options.type` decides; without a valid
 * type it is the first of them, so that the tag can still be opened and repaired.
 */
export function templateOf(stored: WireTemplate, options: unknown): Template<TemplateId> | undefined {
  const candidates = list.filter((template) => template.stored.template === stored)
  const type = isRecord(options) ? options.type : undefined
  return candidates.find((template) => template.stored.type === type) ?? candidates[0]
}
