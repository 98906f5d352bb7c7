import { validate } from '@waymark/domain/field'
import { msg } from '@waymark/domain/message'
import { NAME_LABEL } from '@waymark/domain/resource'
import { type Version, VersionForm, versionForm } from '@waymark/domain/version'
import { createForm, type Form } from '../../form/index.ts'
import { attributesModel } from '../attributes.ts'

/** The names of the fields. */
export const VERSION_LABELS = {
  name: NAME_LABEL,
  description: msg('published.description', 'Description'),
}

/** The form that edits the name and the description of a version; also offered after publishing. */
export const createVersionForm = (version: Version): Form<VersionForm> =>
  createForm<VersionForm>(versionForm(version), {
    ...attributesModel(VERSION_LABELS),
    check: (values) => validate(VersionForm, values),
  })
