import { ConsentType } from '@waymark/domain/consent'
import { type Field, isRecord, MAX_CODE } from '@waymark/domain/field'
import { Name } from '@waymark/domain/resource'
import { hasSchedule, ScheduleRules } from '@waymark/domain/tag'
import type { Template } from '@waymark/domain/tag/templates'
import * as v from 'valibot'
import { checkedBy, type FormRules, issuesUnder, isWithin, nameOf } from '../../form/index.ts'
import type { TagValues } from './values.ts'

const CODE = v.pipe(v.string(), v.nonEmpty('required'), v.maxLength(MAX_CODE, 'max-length'))

/** Names of the places inside options that are not asked for: fields hidden by others, and what a switch hides. */
function hiddenPlaces(template: Template, options: Record<string, unknown>): readonly string[] {
  const asked = new Set<string>(template.asked(options))
  return Object.entries<Field>(template.fields).flatMap(([key, field]) => {
    if (!asked.has(key)) return [nameOf(['options', key])]
    const value = options[key]
    const off = field.control === 'toggled' && isRecord(value) && value.status === false
    return off ? [nameOf(['options', key, 'value'])] : []
  })
}

/** The rules of a tag form: those every tag has, and those of its template. */
export function tagRules<T extends Template>(template: T): FormRules<TagValues<T['initial']>> {
  const common: v.ObjectEntries = {
    name: Name,
    consentType: ConsentType,
    ...(template.code && { code: CODE }),
    ...(hasSchedule(template.stored.template) && { schedule: ScheduleRules }),
  }
  const checkCommon = checkedBy<TagValues>(v.object(common))
  return {
    check: (values) => [...checkCommon(values), ...issuesUnder('options', template.check(values.options))],
    settle: (values) => ({ ...values, options: template.settle(values.options) }),
    asked: (values) => {
      const hidden = hiddenPlaces(template, values.options)
      return (place) => !hidden.some((outer) => isWithin(place, outer))
    },
  }
}
