import { ConsentType } from '@waymark/domain/consent'
import {
  Code,
  errorsInside,
  type Field,
  type FormError,
  type GroupField,
  storableErrors,
  validate,
} from '@waymark/domain/field'
import { Name } from '@waymark/domain/resource'
import { emptySchedule, hasSchedule, runsAlways, ScheduleRules } from '@waymark/domain/tag'
import type { Template } from '@waymark/domain/tag/templates'
import * as v from 'valibot'
import { createForm, type Form, type FormModel, type FormSetting, valueAt } from '../../form/index.ts'
import { activeInTag } from './active.ts'
import { listedTagSections } from './sections.ts'
import { TAG_LABELS } from './tag-labels.ts'
import type { TagValues } from './values.ts'
import { locateInTag } from './wire.ts'

const isGroup = (field: Field): field is GroupField<Record<string, Field>, string> => field.control === 'group'

/** A template's fields as settings. Each field of a group is a setting of its own. */
const fieldSettings = (fields: Readonly<Record<string, Field>>, outer: readonly string[]): readonly FormSetting[] =>
  Object.entries(fields).flatMap(([key, field]) => {
    const path = [...outer, key]
    return isGroup(field) ? fieldSettings(field.fields, path) : [{ path, label: field.label }]
  })

/** Settings that are merged as one: the triggers, the set-up tag and the clean-up tag. */
const WHOLE: ReadonlySet<string> = new Set(['triggers', 'blockingTriggers', 'setupTag', 'cleanupTag'])

/** The settings of a tag form: the name, fields of the template, the rest. */
function settings(template: Template): readonly FormSetting[] {
  const { name, ...rest } = TAG_LABELS
  return [
    { path: ['name'], label: name },
    ...fieldSettings(template.fields, ['options']),
    ...Object.entries(rest).map(([key, label]) => ({ path: [key], label, ...(WHOLE.has(key) && { whole: true }) })),
  ]
}

/**
 * Removes errors of stored values that were not edited, because the server keeps those. Errors of empty values stay.
 */
function withoutKept(template: Template, stored: unknown, values: unknown, errors: readonly FormError[]) {
  const isKept = ({ path }: FormError) => {
    const value = valueAt(values, path.map(String))
    return fieldAt(template.fields, path)?.keepsStored && value !== '' && value === valueAt(stored, path.map(String))
  }
  return errors.filter((error) => !isKept(error))
}

function fieldAt(fields: Readonly<Record<string, Field>>, [key = '', ...rest]: FormError['path']): Field | undefined {
  const field = fields[key]
  return field && isGroup(field) && rest.length > 0 ? fieldAt(field.fields, rest) : field
}

function modelOf<T extends Template>(
  template: T,
  stored: unknown,
  timezone: string,
): FormModel<TagValues<T['initial']>> {
  const common: v.ObjectEntries = {
    name: Name,
    consentType: ConsentType,
    ...(template.code && { code: Code }),
    ...(hasSchedule(template.stored.template) && { schedule: ScheduleRules }),
  }
  const schema = v.object(common)
  const all = settings(template)
  return {
    check: (values) => [
      ...validate(schema, values),
      ...errorsInside(['options'], withoutKept(template, stored, values.options, template.check(values.options))),
      ...storableErrors(values),
    ],
    resetInactive: (values) => ({
      ...values,
      options: template.resetInactive(values.options),
      schedule: runsAlways(values.schedule) ? emptySchedule(timezone) : values.schedule,
    }),
    isActive: (values) => activeInTag(template, values),
    locate: (values, steps) => locateInTag(template, values, steps),
    settings: () => all,
    sections: (values) => listedTagSections(template, values),
  }
}

/** The form of a tag, over the values of a new or a stored one. `timezone` is that of a tag without a schedule. */
export const createTagForm = <T extends Template>(
  template: T,
  values: TagValues<T['initial']>,
  timezone: string = values.schedule.timezone,
): Form<TagValues<T['initial']>> => createForm(values, modelOf(template, values.options, timezone))
