import { validate } from '@waymark/domain/field'
import { NAME_LABEL } from '@waymark/domain/resource'
import { MetaSiteCreate } from '@waymark/domain/site'
import { createForm, type Form } from '../../form/index.ts'
import { attributesModel } from '../attributes.ts'

export type MetaSiteForm = MetaSiteCreate['attributes']

/** The form of a meta-site: its name, empty for a new one. */
export const createMetaSiteForm = (name: string): Form<MetaSiteForm> =>
  createForm<MetaSiteForm>(
    { name },
    {
      ...attributesModel({ name: NAME_LABEL }),
      check: (values) => validate(MetaSiteCreate.entries.attributes, values),
    },
  )
