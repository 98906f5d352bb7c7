import { hasSchedule } from '@waymark/domain/tag'
import type { Template } from '@waymark/domain/tag/templates'
import { isWithin } from '../../form/index.ts'
import { activeFields } from '../active-fields.ts'
import type { TagValues } from './values.ts'

/**
 * Whether the field of a name is active in the form of a tag: a field of the template as its other fields say, code, its
 * `document.write` and flight dates where tags of the template have them, every other setting always.
 */
export function activeInTag(template: Template, { options }: TagValues): (name: string) => boolean {
  const inOptions = activeFields<Record<string, unknown>>(template, options, ['options'])
  const absent: (keyof TagValues)[] = []
  if (!template.code) absent.push('code')
  if (!template.documentWrite) absent.push('documentWrite')
  if (!hasSchedule(template.stored.template)) absent.push('schedule')
  return (name) => inOptions(name) && !absent.some((outer) => isWithin(name, outer))
}
