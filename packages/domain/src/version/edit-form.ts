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

/**
 * The body that saves the form: the texts that are not those in `saved`, the values that were saved last. Empty texts
 * become null. A draft has no name.
 */
export const versionPatch = ({ id, attributes }: Version, form: VersionForm, saved: VersionForm): VersionPatch => {
  const [name, description] = [textOrNull(form.name), textOrNull(form.description)]
  return {
    id,
    type: 'version',
    attributes: {
      ...(attributes.version_type !== 'draft' && name !== textOrNull(saved.name) && { name }),
      ...(description !== textOrNull(saved.description) && { description }),
    },
  }
}
