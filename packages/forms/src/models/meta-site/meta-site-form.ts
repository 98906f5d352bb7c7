import { validate } from '@waymark/domain/field'
import { msg } from '@waymark/domain/message'
import { MetaSiteCreate } from '@waymark/domain/site'
import { createForm, type Form } from '../../form/index.ts'
import { attributesModel } from '../attributes.ts'

export type MetaSiteForm = MetaSiteCreate['attributes']

/** The label of the only setting of a meta-site. */
export const META_SITE_NAME = msg('meta-site.name', 'Name')

/** The form of a meta-site: its name, empty for a new one. */
export const createMetaSiteForm = (name: string): Form<MetaSiteForm> =>
  createForm<MetaSiteForm>(
    { name },
    {
      ...attributesModel({ name: META_SITE_NAME }),
      check: (values) => validate(MetaSiteCreate.entries.attributes, values),
    },
  )
