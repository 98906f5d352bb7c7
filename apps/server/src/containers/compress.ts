import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'

/** A script in the three forms in which browsers ask for it. */
export interface Encoded {
  raw: Uint8Array
  gzip: Uint8Array
  brotli: Uint8Array
}

/** Up to this size the best compression takes seconds at most; above it would take minutes. */
const SMALL = 512_000

/** Compresses a script once, so that delivery never has to. Runs beside the server's own thread. */
export async function compress(source: string): Promise<Encoded> {
  const raw = Buffer.from(source)
  const quality = raw.length <= SMALL ? 11 : 5
  const params = {
    [constants.BROTLI_PARAM_QUALITY]: quality,
    [constants.BROTLI_PARAM_MODE]: constants.BROTLI_MODE_TEXT,
    [constants.BROTLI_PARAM_SIZE_HINT]: raw.length,
  }
  const [gzipped, brotli] = await Promise.all([
    promisify(gzip)(raw, { level: 9 }),
    promisify(brotliCompress)(raw, { params }),
  ])
  return { raw, gzip: gzipped, brotli }
}
