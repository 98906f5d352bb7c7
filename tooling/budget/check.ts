import { readFileSync } from 'node:fs'
import { gzipSync } from 'node:zlib'
import { type Manifest, measure, type WebBudget } from './web.ts'

/*
 * Checks the size of the built web app against its budget: `node tooling/budget/check.ts`, after a build. The container's
 * budget is a test beside its compiler.
 */

const dist = new URL('../../apps/web/dist/', import.meta.url)
const read = <Content>(url: URL): Content => JSON.parse(readFileSync(url, 'utf8'))

const { web } = read<{ web: readonly WebBudget[] }>(new URL('budget.json', import.meta.url))
const manifest = read<Manifest>(new URL('.vite/manifest.json', dist))
const measured = measure(manifest, web, (file) => gzipSync(readFileSync(new URL(file, dist))).length)

for (const { what, files, bytes, gzip } of measured) {
  const line = `${what}: ${bytes.toLocaleString('en')} B of JavaScript in gzip, ${files} files`
  if (bytes > gzip) console.error(`✗ ${line}: more than its ${gzip.toLocaleString('en')} B`)
  else console.log(`✓ ${line}, at most ${gzip.toLocaleString('en')} B`)
}
process.exit(measured.every(({ bytes, gzip }) => bytes <= gzip) ? 0 : 1)
