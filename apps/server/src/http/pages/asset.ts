import { createHash } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import { extname, join } from 'node:path'
import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'

/** A file of the built product with the headers it is served under. `encodings` holds smaller forms of the same bytes. */
export interface Asset {
  readonly body: Uint8Array<ArrayBuffer>
  readonly encodings: { readonly br?: Uint8Array<ArrayBuffer>; readonly gzip?: Uint8Array<ArrayBuffer> }
  readonly headers: Readonly<Record<string, string>>
}

const TYPES: Readonly<Record<string, string>> = {
  '.css': 'text/css; charset=utf-8',
  '.html': 'text/html; charset=utf-8',
  '.ico': 'image/x-icon',
  '.js': 'text/javascript; charset=utf-8',
  '.json': 'application/json; charset=utf-8',
  '.map': 'application/json; charset=utf-8',
  '.png': 'image/png',
  '.svg': 'image/svg+xml',
  '.txt': 'text/plain; charset=utf-8',
  '.webmanifest': 'application/manifest+json',
  '.woff2': 'font/woff2',
}
/** Bytes that are compressed already gain nothing. */
const COMPACT = new Set(['.png', '.woff2', '.ico'])
/** Debugged sites show the product's face on their badge; browsers ask for leave to use a font of another origin. */
const FONT = { 'Access-Control-Allow-Origin': '*', 'Cross-Origin-Resource-Policy': 'cross-origin' }
/** Files whose name changes with their content: `index-Dt8S5qTn.js`. */
const HASHED = /-[\w-]{8}\.\w+$/u

/** Reads one file and makes its smaller forms, unless the build has left them beside it. */
export async function readAsset(folder: string, name: string): Promise<Asset> {
  const path = join(folder, name)
  const body = bytes(await readFile(path))
  const type = extname(name)
  return {
    body,
    encodings: COMPACT.has(type) || body.length < 1024 ? {} : await smaller(path, body),
    headers: {
      'Content-Type': TYPES[type] ?? 'application/octet-stream',
      'Cache-Control': HASHED.test(name) ? 'public, max-age=31536000, immutable' : 'no-cache',
      ETag: `"${createHash('sha256').update(body).digest('base64url').slice(0, 22)}"`,
      ...(COMPACT.has(type) ? {} : { Vary: 'Accept-Encoding' }),
      ...(type === '.woff2' ? FONT : {}),
    },
  }
}

async function smaller(path: string, body: Uint8Array) {
  const built = async (ending: string) => bytes(await readFile(`${path}.${ending}`))
  const br = await built('br').catch(async () =>
    bytes(await promisify(brotliCompress)(body, { params: { [constants.BROTLI_PARAM_QUALITY]: 6 } })),
  )
  const zipped = await built('gz').catch(async () => bytes(await promisify(gzip)(body)))
  return { br, gzip: zipped }
}

const bytes = (buffer: Buffer) => new Uint8Array(buffer)
