import {
  DeleteObjectsCommand,
  GetObjectCommand,
  NoSuchKey,
  PutObjectCommand,
  paginateListObjectsV2,
  S3Client,
} from '@aws-sdk/client-s3'
import type { BucketAddress } from '#settings-store.ts'
import type { ContainerStore, FileHeaders, ListedFile } from './store.ts'

const FORMS: Record<BucketAddress['encoding'], ContainerStore['forms']> = {
  gzip: [{ ending: '', form: 'gzip', encoding: 'gzip' }],
  br: [{ ending: '', form: 'brotli', encoding: 'br' }],
  none: [{ ending: '', form: 'raw' }],
}

/** How many objects one call deletes at most. */
const DELETED_AT_ONCE = 1000

/** A bucket of an S3-compatible store. Credentials come from the places where the tools of AWS look for them. */
export function openBucketStore(address: BucketAddress): ContainerStore {
  const { name, bucket: Bucket, prefix, encoding } = address
  const client = new S3Client({
    ...(address.region ? { region: address.region } : address.endpoint && { region: 'us-east-1' }),
    ...(address.endpoint && { endpoint: address.endpoint }),
    forcePathStyle: address.pathStyle,
    maxAttempts: 3,
    requestHandler: { connectionTimeout: 3_000, requestTimeout: 15_000, throwOnRequestTimeout: true },
    // Not all stores of other makers support the newer checksums.
    requestChecksumCalculation: 'WHEN_REQUIRED',
    responseChecksumValidation: 'WHEN_REQUIRED',
  })
  return {
    name,
    forms: FORMS[encoding],

    async put(path, bytes, headers) {
      await client.send(
        new PutObjectCommand({
          Bucket,
          Key: prefix + path,
          Body: bytes,
          ContentType: headers['Content-Type'],
          CacheControl: headers['Cache-Control'],
          ContentEncoding: headers['Content-Encoding'],
        }),
      )
    },

    async get(path) {
      try {
        const found = await client.send(new GetObjectCommand({ Bucket, Key: prefix + path }))
        if (!found.Body) return undefined
        const headers: Partial<FileHeaders> = {
          ...(found.ContentType && { 'Content-Type': found.ContentType }),
          ...(found.CacheControl && { 'Cache-Control': found.CacheControl }),
          ...(found.ContentEncoding && { 'Content-Encoding': found.ContentEncoding as string }),
        }
        return { bytes: await found.Body.transformToByteArray(), headers }
      } catch (error) {
        if (error instanceof NoSuchKey) return undefined
        throw error
      }
    },

    async list(below) {
      const files: ListedFile[] = []
      for await (const { Contents = [] } of paginateListObjectsV2({ client }, { Bucket, Prefix: prefix + below })) {
        for (const { Key = '', LastModified = new Date(0) } of Contents) {
          files.push({ path: Key.slice(prefix.length), writtenAt: LastModified })
        }
      }
      return files
    },

    async remove(paths) {
      for (let start = 0; start < paths.length; start += DELETED_AT_ONCE) {
        const Objects = paths.slice(start, start + DELETED_AT_ONCE).map((path) => ({ Key: prefix + path }))
        const { Errors = [] } = await client.send(
          new DeleteObjectsCommand({ Bucket, Delete: { Objects, Quiet: true } }),
        )
        const [first] = Errors
        if (first) throw new Error(`${first.Key} was not deleted: ${first.Message}`)
      }
    },
  }
}
