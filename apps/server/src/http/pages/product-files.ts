import { createHash } from 'node:crypto'
import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { type Asset, readAsset } from './asset.ts'
import type { Catalogues } from './translations.ts'

/** The product as it was built, and its words. */
export interface ProductFiles {
  /** The one page of the application, with `%NONCE%` where the nonce belongs; undefined when nothing was built. */
  readonly page: string | undefined
  /** A file by its path below the root, such as `/assets/index-Dt8S5qTn.js`. */
  asset(path: string): Promise<Asset | undefined>
  readonly words: Catalogues
  /** Changes with every build and every catalogue. */
  readonly checksum: string
}

/** Opens a folder with a built product. Files are read when they are first asked for and kept. */
export function openProductFiles(folder: string, words: Catalogues): ProductFiles {
  const path = join(folder, 'index.html')
  const page = existsSync(path) ? readFileSync(path, 'utf8') : undefined
  const kept = new Map<string, Promise<Asset | undefined>>()
  return {
    page,
    words,
    checksum: createHash('sha256')
      .update(page ?? '')
      .update(JSON.stringify(words))
      .digest('hex')
      .slice(0, 32),
    asset(name) {
      if (!isFileName(name)) return Promise.resolve(undefined)
      const known = kept.get(name)
      if (known) return known
      const read = readAsset(folder, name).catch(() => undefined)
      kept.set(name, read)
      // What is not there now may be after the next build.
      void read.then((asset) => asset ?? kept.delete(name))
      return read
    },
  }
}

/** Names that stay below the folder: plain parts, none hidden, at most two deep, and a file ending. */
const isFileName = (path: string) => /^(?:\/[\w-][\w.-]*){1,2}\.\w+$/u.test(path) && path !== '/index.html'
