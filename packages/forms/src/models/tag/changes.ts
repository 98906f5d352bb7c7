import type { Field } from '@waymark/domain/field'
import { type Message, msg } from '@waymark/domain/message'
import type { Template } from '@waymark/domain/tag/templates'
import { sameContent } from '../../form/index.ts'
import type { TagValues } from './values.ts'

const PARTS = {
  name: msg('tag-form.name', 'Name'),
  code: msg('tag-form.code', 'Code'),
  documentWrite: msg('tag-form.document-write', 'Document write'),
  schedule: msg('tag-form.schedule', 'Flight dates'),
  consentType: msg('tag-form.consent-type', 'Consent type'),
  respectVisitorsPrivacy: msg('tag-form.visitors-privacy', 'Visitor privacy'),
  disableInDebugMode: msg('tag-form.debug-mode', 'Debug mode'),
  triggers: msg('tag-form.triggers', 'Triggers'),
} as const satisfies Record<Exclude<keyof TagValues, 'options'>, Message>

/** The labels of the parts that every tag form has; template fields bring their own. */
export const TAG_PARTS = PARTS

/** What differs between two states of a tag form, by name, in the order of the form. */
export function changedParts(template: Template, from: TagValues, to: TagValues): readonly Message[] {
  const fields = Object.entries<Field>(template.fields)
    .filter(([key]) => !sameContent(from.options[key], to.options[key]))
    .map(([, field]) => field.label)
  const parts = (Object.keys(PARTS) as (keyof typeof PARTS)[])
    .filter((part) => !sameContent(from[part], to[part]))
    .map((part) => PARTS[part])
  return parts[0] === PARTS.name ? [PARTS.name, ...fields, ...parts.slice(1)] : [...fields, ...parts]
}
