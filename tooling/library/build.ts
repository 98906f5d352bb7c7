import { existsSync, globSync, readFileSync, writeFileSync } from 'node:fs'
import { dirname } from 'node:path'
import { build } from 'tsdown'

/*
 * Builds the package in the present folder for other products: `node ../../tooling/library/build.ts`. Each module becomes
 * a file of its own, so that bundlers take only what is used, with its types, its source map and its style sheet.
 */

/** The sub-paths that the packed package exports, without what is for tests and stories only. */
function subPaths(): readonly string[] {
  const { publishConfig } = JSON.parse(readFileSync('package.json', 'utf8'))
  return Object.keys(publishConfig.exports).flatMap((path) =>
    globSync(`src/${path === './*' ? '**' : path}/index.ts`, { exclude: ['src/{testing,story}/**'] }).map(dirname),
  )
}

/** What is not compiled: fonts with their licences, and drawings. */
const assets = globSync('src/**/*.{svg,woff2,txt}').map((from) => ({ from, to: dirname(from).replace('src', 'lib') }))

/** The settings of a package whose tests import what lies outside of it: types are written for all that is compiled. */
const OWN_SETTINGS = 'tsconfig.library.json'

await build({
  config: false,
  logLevel: 'error',
  entry: Object.fromEntries(subPaths().map((path) => [`${path.slice('src/'.length)}/index`, `${path}/index.ts`])),
  tsconfig: existsSync(OWN_SETTINGS) ? OWN_SETTINGS : 'tsconfig.json',
  outDir: 'lib',
  format: 'esm',
  platform: 'neutral',
  target: 'es2023',
  unbundle: true,
  sourcemap: true,
  dts: { sourcemap: false },
  // Names of classes do not depend on the folder that the repository is in.
  css: { inject: true, lightningcss: { projectRoot: process.cwd() } },
  copy: assets,
  hash: false,
  report: false,
})

// The files of types name source maps that are not made.
for (const file of globSync('lib/**/*.d.ts'))
  writeFileSync(file, readFileSync(file, 'utf8').replace(/\n\/\/# sourceMappingURL=.*$/, '\n'))

// The order of the cascade layers is fixed by the style sheet that a browser reads first. Where a bundler splits the code that
// may be any of them, so each declares it.
const LAYERS = 'lib/tokens/layers.css'
for (const file of globSync('lib/**/*.css', { exclude: [LAYERS] }))
  writeFileSync(file, readFileSync(LAYERS, 'utf8') + readFileSync(file, 'utf8'))
