import { CONTAINER_FRESH, CONTAINER_STALE } from '@waymark/domain/version'
import type { ContainerStore, Encoded, FileHeaders } from './store.ts'

/** `Cache-Control` of containers: while the server fails, an old one may be used for a day. */
export const CONTAINER_CACHING = `public, max-age=${CONTAINER_FRESH}, stale-while-revalidate=${CONTAINER_STALE}, stale-if-error=86400`
export const SCRIPT_TYPE = 'text/javascript; charset=utf-8'

/** The folders of the files that sites load, and of the artifacts that they are copies of. */
export const POINTERS = 'containers/'
export const ARTIFACTS = 'artifacts/'

/** The path of a site's container, which is its address on the product, too. */
export const pointerPath = (siteId: string): string => `${POINTERS}${siteId}.js`
/** The folder of a site's artifacts. */
export const artifactFolder = (siteId: string): string => `${ARTIFACTS}${siteId}/`
export const artifactPath = (siteId: string, hash: string): string => `${artifactFolder(siteId)}${hash}.js`

/** Site, hash and ending of a path; undefined for a path that this store does not use. */
export function readPath(path: string): { siteId: string; hash?: string; ending: string } | undefined {
  const pointer = /^containers\/(?<siteId>[0-9a-f-]{36})\.js(?<ending>|\.gz|\.br)$/u.exec(path)?.groups
  const artifact = /^artifacts\/(?<siteId>[0-9a-f-]{36})\/(?<hash>[0-9a-f]{64})\.js(?<ending>|\.gz|\.br)$/u.exec(
    path,
  )?.groups
  const found = pointer ?? artifact
  if (!found?.siteId) return undefined
  return { siteId: found.siteId, ...(found.hash && { hash: found.hash }), ending: found.ending ?? '' }
}

/** A file to write. */
export interface ScriptFile {
  readonly path: string
  readonly bytes: Uint8Array
  readonly headers: FileHeaders
}

/** The files of the container that a site's visitors get. */
export const pointerFiles = (store: ContainerStore, siteId: string, script: Encoded): ScriptFile[] =>
  filesOf(store, script, { path: pointerPath(siteId), caching: CONTAINER_CACHING })

/** The files of an artifact, which never change. */
export const artifactFiles = (store: ContainerStore, siteId: string, script: Encoded & { hash: string }) =>
  filesOf(store, script, {
    path: artifactPath(siteId, script.hash),
    caching: 'public, max-age=31536000, immutable',
  })

const filesOf = (
  { forms }: ContainerStore,
  script: Encoded,
  { path, caching }: { path: string; caching: string },
): ScriptFile[] =>
  forms.map(({ ending, form, encoding }) => ({
    path: `${path}${ending}`,
    bytes: script[form],
    headers: {
      'Content-Type': SCRIPT_TYPE,
      'Cache-Control': caching,
      ...(encoding && { 'Content-Encoding': encoding }),
    },
  }))
