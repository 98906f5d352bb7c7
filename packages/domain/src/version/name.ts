import { type Message, msg } from '../message/index.ts'
import type { Version } from './version.ts'

const UNPUBLISHED = msg('version.unpublished-changes', 'Unpublished changes')
const SNAPSHOT = msg('version.snapshot', 'Unnamed snapshot')

/** What a version is called: its own name, else what it is. */
export function displayName({ attributes: { name, version_type } }: Version): string | Message {
  if (version_type === 'draft') return UNPUBLISHED
  return name === null || name === '' ? SNAPSHOT : name
}

/** Whether a version has no name of its own; lists set such versions in italics. */
export const isUnnamed = ({ attributes: { name, version_type } }: Version): boolean =>
  version_type !== 'draft' && (name === null || name === '')

/** The number of a version, such as `3.1`. */
export const versionNumber = ({ attributes }: Version): string =>
  `${attributes.version_major}.${attributes.version_minor}`

/** The status of a version; a draft has none. */
export const VERSION_STATUS: Readonly<Record<Version['attributes']['version_type'], Message | null>> = {
  draft: null,
  published: msg('version.status.published', 'Published'),
  historic: msg('version.status.historic', 'Historical snapshot'),
}
