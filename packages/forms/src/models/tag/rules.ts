import { ConsentType } from '@waymark/domain/consent'
import { errorsInside, MAX_CODE, storableErrors, validate } from '@waymark/domain/field'
import { Name } from '@waymark/domain/resource'
import { hasSchedule, ScheduleRules } from '@waymark/domain/tag'
import type { Template } from '@waymark/domain/tag/templates'
import * as v from 'valibot'
import type { FormRules } from '../../form/index.ts'
import { askedPlaces } from '../asked-places.ts'
import type { TagValues } from './values.ts'

const CODE = v.pipe(v.string(), v.nonEmpty('required'), v.maxLength(MAX_CODE, 'max-length'))

/** The rules of a tag form: those every tag has, and those of its template. */
export function tagRules<T extends Template>(template: T): FormRules<TagValues<T['initial']>> {
  const common: v.ObjectEntries = {
    name: Name,
    consentType: ConsentType,
    ...(template.code && { code: CODE }),
    ...(hasSchedule(template.stored.template) && { schedule: ScheduleRules }),
  }
  const schema = v.object(common)
  return {
    check: (values) => [
      ...validate(schema, values),
      ...errorsInside(['options'], template.check(values.options)),
      ...storableErrors(values),
    ],
    settle: (values) => ({ ...values, options: template.resetInactive(values.options) }),
    asked: (values) => askedPlaces<Record<string, unknown>>(template, values.options, ['options']),
  }
}
