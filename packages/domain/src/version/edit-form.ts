import * as v from 'valibot'
import { VERSION_DESCRIPTION_LIMIT, VERSION_NAME_LIMIT, type Version, type VersionPatch } from './version.ts'

/** What a user may write about a version. The draft's form has no name. */
export const VersionForm = v.object({
  name: v.pipe(v.string(), v.maxLength(VERSION_NAME_LIMIT, 'max-length')),
  description: v.pipe(v.string(), v.maxLength(VERSION_DESCRIPTION_LIMIT, 'max-length')),
})
export type VersionForm = v.InferOutput<typeof VersionForm>

/** The form as it opens over a version. */
export const versionForm = ({ attributes: { name, description } }: Version): VersionForm => ({
  name: name ?? '',
  description: description ?? '',
})

const textOrNull = (text: string) => (text.trim() === '' ? null : text.trim())

/** The body that saves the form: empty texts are null, and so is the name of a draft. */
export const versionPatch = ({ id, attributes }: Version, form: VersionForm): VersionPatch => ({
  id,
  type: 'version',
  attributes: {
    name: attributes.version_type === 'draft' ? null : textOrNull(form.name),
    description: textOrNull(form.description),
  },
})
