import { msg } from '@waymark/domain/message'
import { NAME_LABEL } from '@waymark/domain/resource'
import { isSharedSetting, type SharedSetting, type Template } from '@waymark/domain/tag/templates'
import type { FormSection } from '../../form/index.ts'
import { activeSections } from '../active-sections.ts'
import { type DefinedField, definedField } from '../defined-field.ts'
import { activeInTag } from './active.ts'
import { TAG_LABELS } from './tag-labels.ts'
import type { TagValues } from './values.ts'

const LABELS = {
  name: NAME_LABEL,
  nameAndTemplate: msg('add-tag.name-and-template', 'Name and template'),
  code: TAG_LABELS.code,
  advanced: msg('tags.advanced', 'Advanced settings'),
  consent: msg('tags.consent', 'Consent'),
  debug: msg('tags.advanced-short', 'Advanced'),
  schedule: TAG_LABELS.schedule,
  triggers: TAG_LABELS.triggers,
  firing: msg('tags.firing', 'Firing'),
}

const ABOUT = {
  code: msg(
    'tags.code-about',
    "HTML added to the page when the tag fires. Scripts in it run. '{{ name }}' stands for a variable.",
  ),
  advanced: msg('tags.advanced-about', 'Prefilled by the template.'),
  consent: msg('tags.consent-about', "Whether this tag waits for the visitor's consent."),
  triggers: msg('tags.triggers-about', 'The tag fires when any of these triggers fires.'),
  firing: msg('tags.firing-about', 'What keeps this tag from firing, and which tags fire with it.'),
}

const SHARED_FIELDS = {
  'consent-type': 'consentType',
  'visitors-privacy': 'respectVisitorsPrivacy',
  'debug-mode': 'disableInDebugMode',
} as const satisfies Readonly<Record<SharedSetting, keyof TagValues>>

/** The definition of a field of the template, for its name in the form; settings that every tag has are drawn without one. */
export const templateField = ({ fields }: Pick<Template, 'fields'>, name: string): DefinedField | undefined =>
  definedField(fields, 'options', name)

/** The sections of the form of a new tag, in the order in which they are drawn: what its template prefills comes first. */
export const newTagSections = (template: Template, values: TagValues): readonly FormSection[] =>
  activeSections(
    [
      { key: 'name', label: LABELS.name, fields: ['name'] },
      ...ownSections(template),
      codeSection,
      {
        key: 'advanced',
        label: LABELS.advanced,
        about: ABOUT.advanced,
        fields: notAmongOwn(template, 'consent-type', 'visitors-privacy', 'debug-mode'),
      },
      scheduleSection,
      triggersSection(values),
      firingSection,
    ],
    activeInTag(template, values),
  )

/** The sections of the form of a stored tag, in the order in which they are drawn. Its name is changed elsewhere. */
export const storedTagSections = (template: Template, values: TagValues): readonly FormSection[] =>
  activeSections(
    [
      ...ownSections(template),
      codeSection,
      triggersSection(values),
      firingSection,
      scheduleSection,
      {
        key: 'consent',
        label: LABELS.consent,
        about: ABOUT.consent,
        fields: notAmongOwn(template, 'consent-type', 'visitors-privacy'),
      },
      { key: 'advanced', label: LABELS.debug, fields: notAmongOwn(template, 'debug-mode') },
    ],
    activeInTag(template, values),
  )

/** The sections of a new tag in a list of them: a template with a single section shares a line with the name. */
export function listedTagSections(template: Template, values: TagValues): readonly FormSection[] {
  const [only, ...others] = ownSections(template)
  const sections = newTagSections(template, values)
  const own = sections.find(({ key }) => key === only?.key)
  if (!own || others.length > 0) return sections
  const first = { key: 'name', label: LABELS.nameAndTemplate, fields: ['name', ...own.fields] }
  return [first, ...sections.filter((section) => section !== own && section.key !== 'name')]
}

const ownSections = (template: Template): readonly FormSection[] =>
  template.sections.map(({ title, about, fields }) => ({
    key: title.id,
    label: title,
    about,
    fields: fields.map((key) => (isSharedSetting(key) ? SHARED_FIELDS[key] : `options/${key}`)),
  }))

/** Those of the settings that the template does not show in its own sections. */
const notAmongOwn = (template: Template, ...settings: readonly SharedSetting[]): readonly string[] =>
  settings
    .filter((setting) => !template.sections.some(({ fields }) => fields.includes(setting)))
    .map((setting) => SHARED_FIELDS[setting])

const codeSection: FormSection = {
  key: 'code',
  label: LABELS.code,
  about: ABOUT.code,
  fields: ['code', 'documentWrite'],
}

const scheduleSection: FormSection = { key: 'schedule', label: LABELS.schedule, fields: ['schedule'] }

const triggersSection = ({ triggers }: TagValues): FormSection => ({
  key: 'triggers',
  label: LABELS.triggers,
  about: ABOUT.triggers,
  fields: ['triggers'],
  count: triggers.length,
})

const firingSection: FormSection = {
  key: 'firing',
  label: LABELS.firing,
  about: ABOUT.firing,
  fields: ['blockingTriggers', 'frequency', 'setupTag', 'cleanupTag'],
}
