import { createHash } from 'node:crypto'
import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { type Asset, readAsset } from './asset.ts'
import type { Translations } from './translations.ts'

/** The built product and its translations. */
export interface ProductFiles {
  /** The one page of the application, with `%NONCE%` where the nonce belongs; undefined when nothing was built. */
  readonly page: string | undefined
  /** A file by its path below the root, such as `/assets/index-Dt8S5qTn.js`. */
  asset(path: string): Promise<Asset | undefined>
  readonly translations: Translations
  /** Changes with every build and every translation. */
  readonly checksum: string
}

/** Opens a folder with a built product. Files are read at their first request and then kept in memory. */
export function openProductFiles(folder: string, translations: Translations): ProductFiles {
  const path = join(folder, 'index.html')
  const page = existsSync(path) ? readFileSync(path, 'utf8') : undefined
  const assets = new Map<string, Promise<Asset | undefined>>()
  return {
    page,
    translations,
    checksum: createHash('sha256')
      .update(page ?? '')
      .update(JSON.stringify(translations))
      .digest('hex')
      .slice(0, 32),
    asset(name) {
      if (!isFileName(name)) return Promise.resolve(undefined)
      const present = assets.get(name)
      if (present) return present
      const read = readAsset(folder, name).catch(() => undefined)
      assets.set(name, read)
      // What is not there now may be after the next build.
      void read.then((asset) => asset ?? assets.delete(name))
      return read
    },
  }
}

/** Names that stay below the folder: plain names, none hidden, at most two deep, and a file ending. */
const isFileName = (path: string) => /^(?:\/[\w-][\w.-]*){1,2}\.\w+$/u.test(path) && path !== '/index.html'
