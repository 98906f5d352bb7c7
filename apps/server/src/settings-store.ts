import { resolve } from 'node:path'
import { fileURLToPath } from 'node:url'

/** Where containers are written as files: a folder, or a bucket of an S3-compatible store. */
export type StoreAddress = FolderAddress | BucketAddress

/** `name` is the address in one spelling, for messages and to distinguish stores; nothing in it is secret. */
export interface FolderAddress {
  readonly kind: 'folder'
  readonly name: string
  readonly path: string
}

export interface BucketAddress {
  readonly kind: 's3'
  readonly name: string
  readonly bucket: string
  /** Put before the path of every file; empty, or with a slash at its end. */
  readonly prefix: string
  readonly region: string | undefined
  readonly endpoint: string | undefined
  readonly pathStyle: boolean
  /** The one form in which a bucket keeps a script: a bucket cannot choose by `Accept-Encoding`. */
  readonly encoding: 'gzip' | 'br' | 'none'
}

/** The message for a wrong address. */
export const STORE_ADDRESS =
  'a folder, or s3://bucket/prefix with any of region, endpoint, path-style and encoding after a "?"'

/**
 * Reads `WAYMARK_CONTAINER_STORE`: a path, `file:///path`, or
 * `s3://bucket/prefix?region=…&endpoint=…&path-style=true|false&encoding=gzip|br|none`. Undefined for anything else.
 */
export function readStoreAddress(text: string): StoreAddress | undefined {
  const url = URL.parse(text)
  if (!url) return folderAt(text)
  try {
    if (url.protocol === 'file:') return url.host === '' && url.search === '' ? folderAt(fileURLToPath(url)) : undefined
    return url.protocol === 's3:' ? readBucket(url) : undefined
  } catch {
    // Its path has an escape that stands for no character of a path.
    return undefined
  }
}

function folderAt(text: string): FolderAddress {
  const path = resolve(text)
  return { kind: 'folder', name: path, path }
}

const PARAMETERS = ['region', 'endpoint', 'path-style', 'encoding']

function readBucket({ host: bucket, pathname, searchParams, username }: URL): BucketAddress | undefined {
  const region = searchParams.get('region') ?? undefined
  const endpoint = searchParams.get('endpoint') ?? undefined
  const pathStyle = searchParams.get('path-style') ?? 'false'
  const encoding = searchParams.get('encoding') ?? 'gzip'
  const areKnown = [...searchParams.keys()].every((key) => PARAMETERS.includes(key))
  const isBucket = /^[a-z0-9][a-z0-9.-]{1,61}[a-z0-9]$/u.test(bucket) && username === ''
  const isEndpoint = endpoint === undefined || /^https?:\/\/[^/?#@]+\/?$/u.test(endpoint)
  if (!isBucket || !areKnown || !isEndpoint || !isOneOf(pathStyle, ['true', 'false'])) return undefined
  if (!isOneOf(encoding, ['gzip', 'br', 'none'])) return undefined
  const folders = decodeURIComponent(pathname)
    .split('/')
    .filter((part) => part !== '')
  const prefix = folders.map((part) => `${part}/`).join('')
  const name = `s3://${bucket}/${prefix}${endpoint ? ` at ${endpoint}` : ''}`
  return { kind: 's3', name, bucket, prefix, region, endpoint, pathStyle: pathStyle === 'true', encoding }
}

const isOneOf = <const Choice extends string>(value: string, choices: readonly Choice[]): value is Choice =>
  choices.includes(value as Choice)
