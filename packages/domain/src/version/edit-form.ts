import * as v from 'valibot'
import { VERSION_DESCRIPTION_LIMIT, VERSION_NAME_LIMIT, type Version, type VersionPatch } from './version.ts'

/** The texts of a version that a user can edit. The draft has no name. */
export const VersionForm = v.object({
  name: v.pipe(v.string(), v.maxLength(VERSION_NAME_LIMIT, 'max-length')),
  description: v.pipe(v.string(), v.maxLength(VERSION_DESCRIPTION_LIMIT, 'max-length')),
})
export type VersionForm = v.InferOutput<typeof VersionForm>

/** The form of a version. */
export const versionForm = ({ attributes: { name, description } }: Version): VersionForm => ({
  name: name ?? '',
  description: description ?? '',
})

const textOrNull = (text: string) => (text.trim() === '' ? null : text.trim())

/** The body that saves the form: empty texts and the name of a draft become null. */
export const versionPatch = ({ id, attributes }: Version, form: VersionForm): VersionPatch => ({
  id,
  type: 'version',
  attributes: {
    name: attributes.version_type === 'draft' ? null : textOrNull(form.name),
    description: textOrNull(form.description),
  },
})
