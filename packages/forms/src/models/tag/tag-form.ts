import type { Template } from '@waymark/domain/tag/templates'
import { createForm, type Form } from '../../form/index.ts'
import { tagRules } from './rules.ts'
import type { TagValues } from './values.ts'

/** A running tag form over given values: those of a new tag or of a stored one. */
export const createTagForm = <T extends Template>(
  template: T,
  values: TagValues<T['initial']>,
): Form<TagValues<T['initial']>> => createForm(values, tagRules(template))
