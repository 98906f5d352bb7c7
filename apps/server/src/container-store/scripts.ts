import { promisify } from 'node:util'
import { brotliDecompress, gunzip } from 'node:zlib'
import { sha256 } from '#sha256.ts'
import type { FileHeaders } from './store.ts'

/** The hash of the script in a file, however it is encoded; undefined when it is damaged. */
export async function hashOfScript(
  ending: string,
  { bytes, headers }: { bytes: Uint8Array; headers?: Partial<FileHeaders> },
): Promise<string | undefined> {
  const encoding = headers?.['Content-Encoding'] ?? { '.gz': 'gzip', '.br': 'br' }[ending]
  try {
    if (encoding === 'gzip') return sha256(await promisify(gunzip)(bytes))
    if (encoding === 'br') return sha256(await promisify(brotliDecompress)(bytes))
    return sha256(bytes)
  } catch {
    return undefined
  }
}
