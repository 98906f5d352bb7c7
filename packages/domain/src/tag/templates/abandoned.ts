import * as v from 'valibot'
import { schemaFor } from '../../field/index.ts'
import { msg } from '../../message/index.ts'
import { defineTemplate } from './define-template.ts'
import type { Template } from './template.ts'

const template = defineTemplate({
  id: 'abandoned',
  name: msg('template.abandoned.name', 'Abandoned tag'),
  icon: 't-abandoned',
  about: msg('template.abandoned.about', 'A template that is no longer supported'),
  category: 'code',
  stored: { template: 'abandoned' },
  consent: 'not_require_consent',
  fields: {},
  sample: {},
})

/** Stands for templates that no longer exist: keeps the options unchanged. Not offered for new tags. */
export const abandoned: Template<'abandoned', {}, never, { template: 'abandoned' }> = {
  ...template,
  wire: schemaFor<{}>(v.record(v.string(), v.unknown())),
}
