import { expect, test } from 'vitest'
import { type Manifest, measure } from './web.ts'

const manifest: Manifest = {
  'index.html': { file: 'index.js', imports: ['_shared.js'] },
  '_shared.js': { file: 'shared.js' },
  '_form.js': { file: 'form.js', imports: ['_shared.js'] },
  'src/edit.tsx?tsr-split=component---loader': { file: 'edit.js', imports: ['_form.js', '_shared.js'] },
  'src/edit.tsx?tsr-split=pendingComponent': { file: 'pending.js' },
  'src/edit.tsx?tsr-split=errorComponent---notFoundComponent': { file: 'failed.js' },
}
const sizes: Record<string, number> = {
  'index.js': 1,
  'shared.js': 10,
  'form.js': 100,
  'edit.js': 1000,
  'pending.js': 5,
}
const size = (file: string) => sizes[file] ?? Number.NaN

test('a part counts its files and all that they import, each once', () => {
  const [first] = measure(manifest, [{ what: 'first', opens: ['index.html'], gzip: 20 }], size)
  expect(first).toMatchObject({ files: 2, bytes: 11 })
})

test('a further part counts only files that are not loaded yet, and of a route not its error screen', () => {
  const [, form] = measure(
    manifest,
    [
      { what: 'first', opens: ['index.html'], gzip: 20 },
      { what: 'form', after: ['first'], opens: ['src/edit.tsx'], gzip: 20 },
    ],
    size,
  )
  expect(form).toMatchObject({ files: 3, bytes: 1105 })
})

test('a source without a file of its own is reported as an error', () => {
  expect(() => measure(manifest, [{ what: 'gone', opens: ['src/gone.tsx'], gzip: 1 }], size)).toThrow('src/gone.tsx')
})
