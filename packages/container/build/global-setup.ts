import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { sourcesHash } from '../src/compile/sources-hash.ts'
import { buildChunks } from './build.ts'

/** Builds the chunks of the container before tests, where they are missing or older than their sources. */
export default async function setup(): Promise<void> {
  const place = fileURLToPath(new URL('../dist/chunks.json', import.meta.url))
  try {
    if (JSON.parse(readFileSync(place, 'utf8')).sources === sourcesHash()) return
  } catch {
    // Not built yet, or not readable: then it is built now.
  }
  mkdirSync(fileURLToPath(new URL('../dist', import.meta.url)), { recursive: true })
  writeFileSync(place, JSON.stringify(await buildChunks()))
}
