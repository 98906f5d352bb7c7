import { msg } from '@waymark/domain/message'
import { hasSchedule } from '@waymark/domain/tag'
import type { SharedSetting, Template, TemplateId } from '@waymark/domain/tag/templates'
import type { TagValues } from '@waymark/forms/models/tag'
import type { FormSection } from '#items/wizard/form-section.ts'

const M = {
  name: msg('wizard.name', 'Name'),
  nameAndTemplate: msg('add-tag.name-and-template', 'Name and template'),
  code: msg('tags.code', 'Code'),
  advanced: msg('tags.advanced', 'Advanced settings'),
  schedule: msg('tags.flight-dates', 'Flight dates'),
  triggers: msg('tags.triggers', 'Triggers'),
}

const SHARED_PLACES: Readonly<Record<SharedSetting, keyof TagValues>> = {
  'consent-type': 'consentType',
  'visitors-privacy': 'respectVisitorsPrivacy',
  'debug-mode': 'disableInDebugMode',
}

/** The parts of the second step for a template. One with a single part of its own shares a line with the name. */
export function tagSections(template: Template<TemplateId>, triggers: number): readonly FormSection[] {
  const own = template.sections.map(({ title, fields, shared = [] }) => ({
    key: title.id,
    label: title,
    places: [...fields.map((field) => `options/${field}`), ...shared.map((setting) => SHARED_PLACES[setting])],
  }))
  const [only, ...others] = own
  const head: readonly FormSection[] =
    only && others.length === 0
      ? [{ key: 'name', label: M.nameAndTemplate, places: ['name', ...only.places] }]
      : [{ key: 'name', label: M.name }, ...own]
  return [
    ...head,
    ...(template.code ? [{ key: 'code', label: M.code, places: ['code', 'documentWrite'] }] : []),
    ...(hasSchedule(template.stored.template)
      ? [
          { key: 'advanced', label: M.advanced, places: Object.values(SHARED_PLACES) },
          { key: 'schedule', label: M.schedule },
        ]
      : []),
    { key: 'triggers', label: M.triggers, count: triggers },
  ]
}
