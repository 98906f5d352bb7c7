import { createHash } from 'node:crypto'
import { mkdirSync, writeFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { build } from 'esbuild'
import { minify } from 'terser'
import { type Chunks, CONTENT_NAMES } from '../src/compile/chunks.ts'
import { sourcesHash } from '../src/compile/sources-hash.ts'
import { mangledNames } from './mangled-names.ts'
import { split } from './split.ts'

const folder = (path: string) => fileURLToPath(new URL(`../${path}`, import.meta.url))

/** Builds the prebuilt chunks of the container, from which artifacts are joined at publish, into `dist/chunks.json`. */
export async function buildChunks(): Promise<Chunks> {
  const result = await build({
    entryPoints: [folder('build/entry.ts')],
    bundle: true,
    write: false,
    format: 'esm',
    target: 'es2020',
    minifySyntax: true,
    minifyWhitespace: true,
    charset: 'utf8',
    legalComments: 'none',
    mangleProps: new RegExp(`^(?:${mangledNames.join('|')})$`),
    mangleCache: {},
  })
  const longNames = new Map(Object.entries(result.mangleCache ?? {}).map(([long, short]) => [String(short), long]))
  const { chunks, exports } = split(await shortened(result.outputFiles[0]!.text), longNames)
  const members = Object.fromEntries(mangledNames.map((name) => [name, String(result.mangleCache?.[name] ?? name)]))
  const content = { chunks, exports, members }
  const id = createHash('sha256').update(JSON.stringify(content)).digest('hex').slice(0, 16)
  return { id, sources: sourcesHash() ?? '', ...content }
}

/**
 * The bundle in fewer characters. Names of chunks are given in the order of the bundle, so those that every artifact has
 * come first and are the shortest; a parameter may have the name of a chunk that its function does not use.
 */
async function shortened(bundle: string): Promise<string> {
  const { code } = await minify(bundle, {
    module: true,
    compress: { ecma: 2020, passes: 3, unsafe_arrows: true },
    mangle: { reserved: Object.values(CONTENT_NAMES) },
  })
  return code!
}

if (import.meta.main) {
  const built = await buildChunks()
  mkdirSync(folder('dist'), { recursive: true })
  writeFileSync(folder('dist/chunks.json'), JSON.stringify(built))
  console.log(`container: ${built.chunks.length} chunks, build ${built.id}`)
}
