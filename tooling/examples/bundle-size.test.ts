import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { gzipSync } from 'node:zlib'
import { build } from 'esbuild'
import { expect, inject, test } from 'vitest'

/** A line of code of another product, and the most JavaScript that a bundle of it may hold, in gzip. */
interface PackageBudget {
  readonly what: string
  readonly code: string
  readonly gzip: number
  /** Texts of other parts of the package, which the bundle must not hold. */
  readonly without: readonly string[]
}

const { packages }: { packages: readonly PackageBudget[] } = JSON.parse(
  readFileSync(new URL('../budget/budget.json', import.meta.url), 'utf8'),
)

test.each(packages)('$what stays within its bytes', async ({ code, gzip, without }) => {
  const { outputFiles } = await build({
    stdin: { contents: code, resolveDir: join(inject('installed'), 'all-packages') },
    bundle: true,
    minify: true,
    format: 'esm',
    outdir: 'out',
    write: false,
    external: ['react', 'react-dom'],
    loader: { '.svg': 'file' },
  })
  const script = outputFiles.find(({ path }) => path.endsWith('.js'))!.text
  for (const text of without) expect(script).not.toContain(text)
  expect(gzipSync(script).length).toBeLessThanOrEqual(gzip)
})
