import { validate } from '@waymark/domain/field'
import { type Version, VersionForm, versionForm } from '@waymark/domain/version'
import { createForm, type Form, type Path } from '../../form/index.ts'

/** The form that edits what a version is called and what is said about it; also offered after publishing. */
export const createVersionForm = (version: Version): Form<VersionForm> =>
  createForm<VersionForm>(versionForm(version), { check: (values) => validate(VersionForm, values) })

/** Where a place of the body stands in the form. */
export const placeOfVersion = ([, part, name]: readonly string[]): Path | undefined =>
  part === 'attributes' && (name === 'name' || name === 'description') ? [name] : undefined
