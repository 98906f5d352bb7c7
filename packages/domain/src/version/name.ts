import { type Message, msg } from '../message/index.ts'
import type { Version } from './version.ts'

/** The name of the draft. */
export const UNPUBLISHED_CHANGES = msg('version.unpublished-changes', 'Unpublished changes')

/** The members of a version that its names are made of. */
type Named = Pick<Version, 'attributes'>

const SNAPSHOT = msg('version.snapshot', 'Unnamed snapshot')

/** The display name of a version: its own name, or a text for a draft or an unnamed snapshot. */
export function displayName({ attributes: { name, version_type } }: Named): string | Message {
  if (version_type === 'draft') return UNPUBLISHED_CHANGES
  return name === null || name === '' ? SNAPSHOT : name
}

/** Whether a version has no name of its own; lists show such versions in italics. */
export const isUnnamed = ({ attributes: { name, version_type } }: Named): boolean =>
  version_type !== 'draft' && (name === null || name === '')

/** The number of a version, such as `3.1`. */
export const versionNumber = ({ attributes }: Named): string =>
  `${attributes.version_major}.${attributes.version_minor}`

/** The status of a version; a draft has none. */
export const VERSION_STATUS: Readonly<Record<Version['attributes']['version_type'], Message | null>> = {
  draft: null,
  published: msg('version.status.published', 'Published'),
  historic: msg('version.status.historic', 'Historical snapshot'),
}
