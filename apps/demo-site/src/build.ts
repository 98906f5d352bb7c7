import { fileURLToPath } from 'node:url'
import { build } from 'esbuild'

const at = (path: string) => fileURLToPath(new URL(path, import.meta.url))

await build({
  entryPoints: { shop: at('client/main.ts'), 'vendor-stubs': at('client/vendor-stubs.ts') },
  outdir: at('../dist'),
  bundle: true,
  format: 'iife',
  target: 'es2020',
  minify: true,
})
