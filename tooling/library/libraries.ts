import { globSync, readFileSync } from 'node:fs'
import { dirname } from 'node:path'
import { root } from '../run/run.ts'

/** A package that is made for other products, built and packed (`turbo run library`). */
export interface Library {
  readonly name: string
  /** Its folder. */
  readonly folder: string
  /** The packed file, as it is published. */
  readonly tarball: string
  /** What can be imported of it: `.` stands for the package, `./tag` for its sub-path. */
  readonly subPaths: readonly string[]
}

/** The packages of the repository that are published. */
export function libraries(): readonly Library[] {
  return globSync(`${root}packages/*/package.json`)
    .map((file) => ({ folder: dirname(file), manifest: JSON.parse(readFileSync(file, 'utf8')) }))
    .filter(({ manifest }) => !manifest.private)
    .map(({ folder, manifest }) => ({
      name: manifest.name,
      folder,
      tarball: `${folder}/package.tgz`,
      subPaths: subPathsOf(`${folder}/lib`, Object.keys(manifest.publishConfig.exports)),
    }))
    .sort((a, b) => (a.name < b.name ? -1 : 1))
}

/** The sub-paths of the patterns in `exports`: of `./*`, each folder of the build with an index. */
function subPathsOf(lib: string, patterns: readonly string[]): readonly string[] {
  return patterns
    .flatMap((pattern) => globSync(`${pattern === './*' ? '**' : pattern}/index.d.ts`, { cwd: lib }))
    .map((file) => `./${dirname(file)}`)
    .sort()
}
