import { msg } from '@waymark/domain/message'
import { hasSchedule } from '@waymark/domain/tag'
import { isSharedSetting, type SharedSetting, type Template } from '@waymark/domain/tag/templates'
import type { FormSection } from '../../form/index.ts'
import type { TagValues } from './values.ts'

const LABELS = {
  name: msg('wizard.name', 'Name'),
  nameAndTemplate: msg('add-tag.name-and-template', 'Name and template'),
  code: msg('tags.code', 'Code'),
  advanced: msg('tags.advanced', 'Advanced settings'),
  consent: msg('tags.consent', 'Consent'),
  debug: msg('tags.advanced-short', 'Advanced'),
  schedule: msg('tags.flight-dates', 'Flight dates'),
  triggers: msg('tags.triggers', 'Triggers'),
  firing: msg('tags.firing', 'Firing'),
}

/** Settings of when a tag fires, besides its triggers. */
const FIRING_FIELDS = ['blockingTriggers', 'frequency', 'setupTag', 'cleanupTag'] as const

const SHARED_FIELDS: Readonly<Record<SharedSetting, keyof TagValues>> = {
  'consent-type': 'consentType',
  'visitors-privacy': 'respectVisitorsPrivacy',
  'debug-mode': 'disableInDebugMode',
}

/** The sections of the form of a new tag. A template with a single section shares a line with the name. */
export function tagSections(template: Template, { triggers }: TagValues): readonly FormSection[] {
  const own = ownSections(template)
  const [only, ...others] = own
  const head: readonly FormSection[] =
    only && others.length === 0
      ? [{ key: 'name', label: LABELS.nameAndTemplate, fields: ['name', ...only.fields] }]
      : [{ key: 'name', label: LABELS.name }, ...own]
  return [
    ...head,
    ...codeSection(template),
    ...(hasSchedule(template.stored.template)
      ? [
          { key: 'advanced', label: LABELS.advanced, fields: Object.values(SHARED_FIELDS) },
          { key: 'schedule', label: LABELS.schedule },
        ]
      : []),
    { key: 'triggers', label: LABELS.triggers, count: triggers.length },
    { key: 'firing', label: LABELS.firing, fields: FIRING_FIELDS },
  ]
}

/** The sections of the form of a stored tag, in the order in which its screen draws them. */
export const storedTagSections = (template: Template, { triggers }: TagValues): readonly FormSection[] => [
  ...ownSections(template),
  ...codeSection(template),
  { key: 'triggers', label: LABELS.triggers, count: triggers.length },
  { key: 'firing', label: LABELS.firing, fields: FIRING_FIELDS },
  ...(hasSchedule(template.stored.template)
    ? [
        { key: 'schedule', label: LABELS.schedule },
        { key: 'consent', label: LABELS.consent, fields: ['consentType', 'respectVisitorsPrivacy'] },
        { key: 'advanced', label: LABELS.debug, fields: ['disableInDebugMode'] },
      ]
    : []),
]

const ownSections = (template: Template) =>
  template.sections.map(({ title, fields }) => ({
    key: title.id,
    label: title,
    fields: fields.map((key) => (isSharedSetting(key) ? SHARED_FIELDS[key] : `options/${key}`)),
  }))

const codeSection = (template: Template): readonly FormSection[] =>
  template.code ? [{ key: 'code', label: LABELS.code, fields: ['code', 'documentWrite'] }] : []
