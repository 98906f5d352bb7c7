import { createHash } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import { extname, join } from 'node:path'
import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'

/** A file of the built product with its headers. `encodings` holds compressed forms of the same bytes. */
export interface Asset {
  readonly body: Uint8Array<ArrayBuffer>
  readonly encodings: { readonly br?: Uint8Array<ArrayBuffer>; readonly gzip?: Uint8Array<ArrayBuffer> }
  readonly headers: Readonly<Record<string, string>> & { readonly ETag: string }
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
/** Types whose bytes are compressed already. */
const COMPRESSED = new Set(['.png', '.woff2', '.ico'])
/** The debugger badge on sites uses the product font, which browsers load from another origin only with these headers. */
const FONT = { 'Access-Control-Allow-Origin': '*', 'Cross-Origin-Resource-Policy': 'cross-origin' }
/** Files whose name changes with their content: `index-Dt8S5qTn.js`. */
const HASHED = /-[\w-]{8}\.\w+$/u

/** Reads one file and compresses it, unless the build has left them beside it. */
export async function readAsset(folder: string, name: string): Promise<Asset> {
  const path = join(folder, name)
  const body = bytes(await readFile(path))
  const type = extname(name)
  return {
    body,
    encodings: COMPRESSED.has(type) || body.length < 1024 ? {} : await compressed(path, body),
    headers: {
      'Content-Type': TYPES[type] ?? 'application/octet-stream',
      'Cache-Control': HASHED.test(name) ? 'public, max-age=31536000, immutable' : 'no-cache',
      ETag: `"${createHash('sha256').update(body).digest('base64url').slice(0, 22)}"`,
      ...(COMPRESSED.has(type) ? {} : { Vary: 'Accept-Encoding' }),
      ...(type === '.woff2' ? FONT : {}),
    },
  }
}

async function compressed(path: string, body: Uint8Array) {
  const built = async (ending: string) => bytes(await readFile(`${path}.${ending}`))
  const br = await built('br').catch(async () =>
    bytes(await promisify(brotliCompress)(body, { params: { [constants.BROTLI_PARAM_QUALITY]: 6 } })),
  )
  const zipped = await built('gz').catch(async () => bytes(await promisify(gzip)(body)))
  return { br, gzip: zipped }
}

const bytes = (buffer: Buffer) => new Uint8Array(buffer)
