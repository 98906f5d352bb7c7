import { createHash } from 'node:crypto'
import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'

/** Folders whose source ends up in the chunks. */
const SOURCES = [
  'src/engine',
  'src/page',
  'src/debug',
  'build',
  '../domain/src/debug-protocol/constants',
  '../domain/src/tag/clock',
]

/** Hash over the sources of the chunks; undefined where only the built chunks were installed. */
export function sourcesHash(): string | undefined {
  const hash = createHash('sha256')
  for (const folder of SOURCES) {
    const place = fileURLToPath(new URL(`../../${folder}`, import.meta.url))
    if (!existsSync(place)) return undefined
    const files = readdirSync(place, { recursive: true, encoding: 'utf8' })
      .filter((file) => file.endsWith('.ts') && !file.endsWith('.test.ts'))
      .sort()
    for (const file of files) hash.update(file).update(readFileSync(`${place}/${file}`))
  }
  return hash.digest('hex')
}
