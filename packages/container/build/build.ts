import { createHash } from 'node:crypto'
import { mkdirSync, writeFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { build } from 'esbuild'
import type { Parts } from '../src/compile/parts.ts'
import { sourcesHash } from '../src/compile/sources-hash.ts'
import { mangledNames } from './mangled-names.ts'
import { split } from './split.ts'

const folder = (path: string) => fileURLToPath(new URL(`../${path}`, import.meta.url))

/** Builds the prebuilt parts of the container, from which artifacts are joined at publish, into `dist/parts.json`. */
export async function buildParts(): Promise<Parts> {
  const result = await build({
    entryPoints: [folder('build/entry.ts')],
    bundle: true,
    write: false,
    format: 'esm',
    target: 'es2020',
    minify: true,
    charset: 'utf8',
    legalComments: 'none',
    mangleProps: new RegExp(`^(?:${mangledNames.join('|')})$`),
    mangleCache: {},
  })
  const longNames = new Map(Object.entries(result.mangleCache ?? {}).map(([long, short]) => [String(short), long]))
  const { parts, exports } = split(result.outputFiles[0]!.text, longNames)
  const members = Object.fromEntries(mangledNames.map((name) => [name, String(result.mangleCache?.[name] ?? name)]))
  const content = { parts, exports, members }
  const id = createHash('sha256').update(JSON.stringify(content)).digest('hex').slice(0, 16)
  return { id, sources: sourcesHash() ?? '', ...content }
}

if (import.meta.main) {
  const parts = await buildParts()
  mkdirSync(folder('dist'), { recursive: true })
  writeFileSync(folder('dist/parts.json'), JSON.stringify(parts))
  console.log(`container: ${parts.parts.length} parts, build ${parts.id}`)
}
